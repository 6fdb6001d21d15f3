import { useCallback, useState } from 'react';
import { TONES } from '../../../core/rules/tones.ts';
import { EMPTY_PERSONA, PLAIN_VOICE, type PersonaDraft, type VoiceDetails } from './persona.ts';

/** The persona that is being made, kept in this tab over a look elsewhere and a reload. */
export function usePersonaDraft(userId: string) {
  const key = `manifold.persona.${userId}`;
  const [draft, setDraft] = useState(() => readPersonaDraft(key));
  const change = useCallback(
    (next: PersonaDraft) => {
      setDraft(next);
      write(key, next);
    },
    [key],
  );
  return [draft, change] as const;
}

export function isUntouched({ name, description, toneVoice, voice = PLAIN_VOICE }: PersonaDraft): boolean {
  const { voiceSamples, ...texts } = voice;
  return [name, description, toneVoice, ...voiceSamples, ...Object.values(texts)].every((text) => !text);
}

function readPersonaDraft(key: string): PersonaDraft {
  try {
    return parsePersonaDraft(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return EMPTY_PERSONA;
  }
}

function parsePersonaDraft(stored: unknown): PersonaDraft {
  if (typeof stored !== 'object' || stored === null) return EMPTY_PERSONA;
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
