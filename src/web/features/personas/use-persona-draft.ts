import { useCallback, useState } from 'react';
import { TONES } from '../../../core/rules/tones.ts';
import { keepInTab, readKept } from '../../lib/kept-in-tab.ts';
import { EMPTY_PERSONA, PLAIN_VOICE, type Persona, type PersonaDraft, type VoiceDetails } from './persona.ts';

/** Where the draft of a persona is kept: of the one that is being made, or of one that is edited. */
function keyOf(userId: string, personaId?: string): string {
  return `manifold.persona.${userId}${personaId === undefined ? '' : `.${personaId}`}`;
}

/** What is typed into the form of a persona, kept in this tab over a look elsewhere and a reload. */
export function usePersonaDraft(userId: string, edited?: Persona) {
  const key = keyOf(userId, edited?.id);
  // What the typing set out from: an edit of a persona that was changed elsewhere since would undo that unseen.
  const [base] = useState(() => contentOf(edited ?? EMPTY_PERSONA));
  const [draft, setDraft] = useState(() => parsePersonaDraft(readKept(key), base) ?? edited ?? EMPTY_PERSONA);
  const change = useCallback(
    (next: PersonaDraft) => {
      setDraft(next);
      keepInTab(key, contentOf(next) === base ? null : { ...next, base });
    },
    [key, base],
  );
  return [draft, change] as const;
}

/** Whether changes of this persona were typed and neither saved nor given up. */
export function hasEdits(userId: string, persona: Persona): boolean {
  return parsePersonaDraft(readKept(keyOf(userId, persona.id)), contentOf(persona)) !== null;
}

export function forgetEdits(userId: string, personaId: string): void {
  keepInTab(keyOf(userId, personaId), null);
}

export function isUntouched(draft: PersonaDraft): boolean {
  return contentOf(draft) === contentOf(EMPTY_PERSONA);
}

/** Two with the same content say the same; a field for a sample that is still empty says nothing. */
function contentOf({ name, description, toneVoice, website = '', voice = PLAIN_VOICE }: PersonaDraft): string {
  const { voiceSamples, ...texts } = { ...PLAIN_VOICE, ...voice };
  return JSON.stringify([name, description, toneVoice, website, texts, voiceSamples.filter(Boolean)]);
}

function parsePersonaDraft(stored: unknown, expectedBase: string): PersonaDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { name, description, toneVoice, website, voice, base } = stored as Record<string, unknown>;
  if (base !== undefined && base !== expectedBase) return null;
  return {
    name: textOf(name),
    description: textOf(description),
    toneVoice: TONES.find((tone) => tone === toneVoice) ?? null,
    website: textOf(website),
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
