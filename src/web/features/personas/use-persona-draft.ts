import { useCallback, useState } from 'react';
import { TONES } from '../../../core/rules/tones.ts';
import { EMPTY_PERSONA, type PersonaDraft } from './persona.ts';

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

export function isUntouched({ name, description, toneVoice }: PersonaDraft): boolean {
  return name === '' && description === '' && toneVoice === null;
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
  const { name, description, toneVoice } = stored as Record<string, unknown>;
  return {
    name: typeof name === 'string' ? name : '',
    description: typeof description === 'string' ? description : '',
    toneVoice: TONES.find((tone) => tone === toneVoice) ?? null,
  };
}

function write(key: string, draft: PersonaDraft): void {
  try {
    if (isUntouched(draft)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is switched off: kept as long as the form.
  }
}
