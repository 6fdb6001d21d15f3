import { useCallback, useState } from 'react';
import { TONES } from '../../../core/rules/tones.ts';
import { EMPTY_PERSONA, PLAIN_VOICE, type Persona, type PersonaDraft, type VoiceDetails } from './persona.ts';

/** Where the draft of a persona is kept: of the one that is being made, or of one that is edited. */
function keyOf(userId: string, personaId?: string): string {
  return `manifold.persona.${userId}${personaId === undefined ? '' : `.${personaId}`}`;
}

/** What is typed into the form of a persona, kept in this tab over a look elsewhere and a reload. */
export function usePersonaDraft(userId: string, edited?: Persona) {
  const key = keyOf(userId, edited?.id);
  const [draft, setDraft] = useState(() => readPersonaDraft(key) ?? edited ?? EMPTY_PERSONA);
  const change = useCallback(
    (next: PersonaDraft) => {
      setDraft(next);
      write(key, next);
    },
    [key],
  );
  return [draft, change] as const;
}

/** Whether changes of this persona were typed and neither saved nor given up. */
export function hasEdits(userId: string, personaId: string): boolean {
  return readPersonaDraft(keyOf(userId, personaId)) !== null;
}

export function forgetEdits(userId: string, personaId: string): void {
  write(keyOf(userId, personaId), EMPTY_PERSONA);
}

export function isUntouched({ name, description, toneVoice, voice = PLAIN_VOICE }: PersonaDraft): boolean {
  const { voiceSamples, ...texts } = voice;
  return [name, description, toneVoice, ...voiceSamples, ...Object.values(texts)].every((text) => !text);
}

function readPersonaDraft(key: string): PersonaDraft | null {
  try {
    return parsePersonaDraft(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

function parsePersonaDraft(stored: unknown): PersonaDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { name, description, toneVoice, voice } = stored as Record<string, unknown>;
  return {
    name: textOf(name),
    description: textOf(description),
    toneVoice: TONES.find((tone) => tone === toneVoice) ?? null,
    voice: parseVoice(voice),
  };
}

function parseVoice(stored: unknown): VoiceDetails {
  if (typeof stored !== 'object' || stored === null) return PLAIN_VOICE;
  const { language, voiceSamples, ...kept } = { ...PLAIN_VOICE, ...stored } as Record<keyof VoiceDetails, unknown>;
  return {
    language: textOf(language) || null,
    objectives: textOf(kept.objectives),
    bannedTerms: textOf(kept.bannedTerms),
    requiredTerms: textOf(kept.requiredTerms),
    preferredTerms: textOf(kept.preferredTerms),
    approvedFacts: textOf(kept.approvedFacts),
    voiceSamples: Array.isArray(voiceSamples) ? voiceSamples.map(textOf) : [],
    styleProfile: textOf(kept.styleProfile),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function write(key: string, draft: PersonaDraft): void {
  try {
    if (isUntouched(draft)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is switched off: kept as long as the form.
  }
}
