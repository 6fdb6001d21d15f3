import { FORMATS } from '../../lib/format-list.ts';
import {
  ANY_RESEARCH,
  EMPTY_DRAFT,
  NO_FORMATS,
  setFormat,
  type Draft,
  type FormatChoices,
  type KeptNote,
  type Note,
  type ResearchChoice,
  type ResearchFrom,
} from './draft.ts';
import { RECENCIES } from './research/choices.ts';

const keyOf = (userId: string) => `manifold.draft.${userId}`;

/**
 * The draft that this user left in this tab, so that two tabs do not overwrite each other; in a new tab the last one of
 * this browser. Whatever is broken in it counts as empty.
 */
export function readDraft(userId: string): Draft {
  const key = keyOf(userId);
  try {
    return parseDraft(JSON.parse(sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? 'null'));
  } catch {
    return EMPTY_DRAFT;
  }
}

export function writeDraft(userId: string, draft: Draft): void {
  const text = JSON.stringify(draft);
  for (const storage of ['sessionStorage', 'localStorage'] as const) {
    try {
      window[storage].setItem(keyOf(userId), text);
    } catch {
      // Storage is full or switched off: the draft lives as long as the page.
    }
  }
}

export function parseDraft(stored: unknown): Draft {
  if (!isRecord(stored)) return EMPTY_DRAFT;
  return {
    personaId: typeof stored['personaId'] === 'string' ? stored['personaId'] : null,
    topic: textOf(stored['topic']),
    opinion: textOf(stored['opinion']),
    notes: Array.isArray(stored['notes']) ? stored['notes'].filter(isRecord).map(parseNote) : [],
    kept: Array.isArray(stored['kept']) ? stored['kept'].filter(isRecord).flatMap(parseKept) : [],
    materialOf: typeof stored['materialOf'] === 'string' ? stored['materialOf'] : null,
    research: parseResearch(stored['research']),
    researchFrom: parseFrom(stored['researchFrom']),
    formats: parseFormats(stored['formats']),
    language: parseLanguage(stored['language']),
    writer: (['configured', 'builtin'] as const).find((name) => name === stored['writer']) ?? null,
    mode: (['best', 'fast'] as const).find((name) => name === stored['mode']) ?? null,
    reviewPlan: stored['reviewPlan'] === true,
    askFirst: stored['askFirst'] === true,
    isExample: stored['isExample'] === true,
    startedAs: typeof stored['startedAs'] === 'string' ? stored['startedAs'] : null,
  };
}

function parseNote(note: Record<string, unknown>, index: number): Note {
  return { id: String(index + 1), title: textOf(note['title']), text: textOf(note['text']), ...oursOf(note) };
}

function parseKept(stored: Record<string, unknown>): KeptNote[] {
  const { id, kind, title, characters } = stored;
  const known = (['note', 'link', 'file'] as const).find((name) => name === kind);
  if (typeof id !== 'string' || !known) return [];
  return [{ id, kind: known, title: textOf(title), characters: Number(characters) || 0, ...oursOf(stored) }];
}

function oursOf({ ours }: Record<string, unknown>): { ours?: boolean } {
  return typeof ours === 'boolean' ? { ours } : {};
}

function parseResearch(stored: unknown): ResearchChoice {
  if (!isRecord(stored)) return ANY_RESEARCH;
  const { allowSites, denySites, recency, language } = stored;
  return {
    allowSites: textOf(allowSites),
    denySites: textOf(denySites),
    recency: RECENCIES.find((name) => name === recency) ?? 'any',
    language: typeof language === 'string' && /^[a-z]{2}$/.test(language) ? language : null,
  };
}

function parseFrom(stored: unknown): ResearchFrom | null {
  if (!isRecord(stored) || typeof stored['jobId'] !== 'string') return null;
  return { jobId: stored['jobId'], topic: textOf(stored['topic']), sources: Number(stored['sources']) || 0 };
}

function parseFormats(stored: unknown): FormatChoices {
  if (!isRecord(stored)) return NO_FORMATS;
  return FORMATS.reduce((formats: FormatChoices, { label }) => {
    const choice = stored[label];
    if (!isRecord(choice)) return formats;
    return setFormat(formats, label, { enabled: choice['enabled'] === true, quantity: Number(choice['quantity']) });
  }, NO_FORMATS);
}

/** Anything else would keep every start from succeeding. */
function parseLanguage(stored: unknown): string | null {
  return typeof stored === 'string' && /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,4}$/i.test(stored) ? stored : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
