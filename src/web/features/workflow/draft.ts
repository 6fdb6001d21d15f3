import type { JobWriter, WritingMode } from '../../../core/contracts/job.ts';
import type { MaterialKind } from '../../../core/contracts/material.ts';
import type { Recency } from '../../../core/contracts/research.ts';
import type { FormatLabel } from '../../../core/formats/registry.ts';
import { siteName } from '../../../core/rules/site-name.ts';
import { FORMATS } from '../../lib/format-list.ts';
import { clampQuantity } from '../../../core/rules/limits.ts';

/** A note of the user's own that the research reads like any other source. */
export interface Note {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Whether it is the brand's own; left out until the user says so. */
  readonly ours?: boolean;
}

/** Material that is kept on the server, as the setup shows it. */
export interface KeptNote {
  readonly id: string;
  readonly kind: MaterialKind;
  readonly title: string;
  readonly characters: number;
  /** Whether it is the brand's own; left out until the user says so in this project. */
  readonly ours?: boolean;
}

/** What the research may use; sites as they were typed. */
export interface ResearchChoice {
  readonly allowSites: string;
  readonly denySites: string;
  readonly recency: Recency;
  /** Two letters; null for any. */
  readonly language: string | null;
}

/** A finished research that is used again. */
export interface ResearchFrom {
  readonly jobId: string;
  readonly topic: string;
  readonly sources: number;
}

export interface FormatChoice {
  readonly enabled: boolean;
  readonly quantity: number;
}

export type FormatChoices = Readonly<Record<FormatLabel, FormatChoice>>;

/** Everything the setup step holds. */
export interface Draft {
  readonly personaId: string | null;
  readonly topic: string;
  readonly opinion: string;
  readonly notes: readonly Note[];
  readonly kept: readonly KeptNote[];
  /** The persona whose own material was laid in already, so that what the user takes out stays out. */
  readonly materialOf: string | null;
  readonly research: ResearchChoice;
  readonly researchFrom: ResearchFrom | null;
  readonly formats: FormatChoices;
  /** What the pieces are written in, a BCP 47 tag; null leaves it to the persona. */
  readonly language: string | null;
  /** Who writes the pieces; null while nobody has chosen, which leaves it to the server. */
  readonly writer: JobWriter | null;
  /** How a model writes; null while nobody has chosen, which leaves it to the server. */
  readonly mode: WritingMode | null;
  /** Whether the run waits until its plan was read; where there is one. */
  readonly reviewPlan: boolean;
  /** Whether the author is asked questions once research is done; where a model writes, and no opinion was given. */
  readonly askFirst: boolean;
  /** Filled in by Try an example: it stays over Start New Project, to be looked at, changed or cleared. */
  readonly isExample: boolean;
  /** The job that was started from exactly these texts; null once one of them changed. */
  readonly startedAs: string | null;
}

export const NO_FORMATS = Object.fromEntries(
  FORMATS.map((format) => [format.label, { enabled: false, quantity: 1 }]),
) as FormatChoices;

export const ANY_RESEARCH: ResearchChoice = { allowSites: '', denySites: '', recency: 'any', language: null };

export const EMPTY_DRAFT: Draft = {
  personaId: null,
  topic: '',
  opinion: '',
  notes: [],
  kept: [],
  materialOf: null,
  research: ANY_RESEARCH,
  researchFrom: null,
  formats: NO_FORMATS,
  language: null,
  writer: null,
  mode: null,
  reviewPlan: false,
  askFirst: false,
  isExample: false,
  startedAs: null,
};

export type DraftChange = Partial<Omit<Draft, 'startedAs'>>;

export function changeDraft(draft: Draft, change: DraftChange): Draft {
  return { ...draft, ...change, startedAs: null };
}

/** Remembers that `sent` became a job, unless something was changed while it was on its way. */
export function markStarted(draft: Draft, sent: Draft, jobId: string): Draft {
  return draft === sent ? { ...draft, startedAs: jobId } : draft;
}

/**
 * For a new project: what was already sent is cleared, and who wrote it; what was never sent stays. Persona, formats,
 * language, how it is written and what the research may use stay either way.
 */
export function clearSentTexts(draft: Draft): Draft {
  if (draft.startedAs === null) return draft;
  const { topic, opinion, notes, kept, materialOf, researchFrom, writer, isExample, startedAs } = EMPTY_DRAFT;
  return { ...draft, topic, opinion, notes, kept, materialOf, researchFrom, writer, isExample, startedAs };
}

export function setFormat(formats: FormatChoices, label: FormatLabel, choice: Partial<FormatChoice>): FormatChoices {
  const next = { ...formats[label], ...choice };
  return { ...formats, [label]: { ...next, quantity: clampQuantity(next.quantity) } };
}

/** What goes on the wire: enabled formats with a quantity above 0, in menu order. */
export function chosenFormats(formats: FormatChoices): {
  desired_formats: FormatLabel[];
  batch_formats: Partial<Record<FormatLabel, number>>;
} {
  const chosen = FORMATS.map((format) => format.label).filter(
    (label) => formats[label].enabled && formats[label].quantity > 0,
  );
  return {
    desired_formats: chosen,
    batch_formats: Object.fromEntries(chosen.map((label) => [label, clampQuantity(formats[label].quantity)])),
  };
}

export function countPieces(formats: FormatChoices): number {
  return Object.values(chosenFormats(formats).batch_formats).reduce((sum, quantity) => sum + quantity, 0);
}

export function newNote(notes: readonly Note[]): Note {
  const highest = Math.max(0, ...notes.map((note) => Number(note.id)));
  return { id: String(highest + 1), title: '', text: '' };
}

/** Lays kept material into the draft, each once. */
export function addKept(draft: Draft, added: readonly KeptNote[]): Draft {
  const known = new Set(draft.kept.map(({ id }) => id));
  const fresh = added.filter(({ id }) => !known.has(id));
  return fresh.length === 0 ? draft : changeDraft(draft, { kept: [...draft.kept, ...fresh] });
}

/** Takes down whose a piece of kept material is in this project. */
export function ownKept(draft: Draft, id: string, ours: boolean): Draft {
  return draft.kept.some((item) => item.id === id)
    ? changeDraft(draft, { kept: draft.kept.map((item) => (item.id === id ? { ...item, ours } : item)) })
    : draft;
}

/** The sites in a text with commas, spaces or lines between, and what in it is none. */
export function readSites(text: string): { sites: string[]; wrong: string[] } {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const sites = words.flatMap((word) => siteName(word) ?? []);
  return { sites: [...new Set(sites)], wrong: words.filter((word) => siteName(word) === null) };
}
