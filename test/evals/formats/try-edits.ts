import type { Format } from '../../../src/core/formats/format.ts';
import { findLinks } from '../../../src/core/checks/links.ts';
import { findFormat } from '../../../src/core/formats/registry.ts';
import { countWords } from '../../../src/core/rules/text.ts';
import { EVIDENCE_RULES } from '../../../src/core/reports/report.ts';
import { reportOn } from '../../../src/core/reports/report-on.ts';
import type { TextModel, TextRequest } from '../../../src/server/llm/text-model.ts';
import { createModelWriter } from '../../../src/server/writing/model/model-writer.ts';
import { reportContextOf } from '../../../src/server/writing/tracing/report-context.ts';
import type { Assignment, SiblingTexts } from '../../../src/server/writing/writer.ts';
import { claimOf } from '../../fakes/findings.ts';
import { assignmentWith } from '../../fakes/assignment.ts';
import { silentLogger } from '../../support/silent-logger.ts';
import type { Verdict } from '../judges/verdict.ts';
import { soundPartsOf } from './sound-piece.ts';
import type { TriedBreak } from './try-breaks.ts';

/** A draft, two edits, and two calls for its facts. */
const MOST_CALLS = 5;
/** A convention costs no second edit. */
const EDITS_OF_CONVENTION = 1;
const FEWEST_WORDS = 3;
/** What an editor is told in other words, or is for the author alone. */
const NOT_NAMED: ReadonlySet<string> = new Set(['opinion', 'required-terms', 'gaps', 'grade', ...EVIDENCE_RULES]);

export interface TriedEdit {
  readonly tried: TriedBreak;
  /** What went wrong; empty when the break was named to the editor, or shown, as the contract says. */
  readonly faults: readonly string[];
}

/** All that a sound piece states was given: as notes, its addresses, and each line with a citation as a claim. */
export function assignmentFor(sound: string): Assignment {
  const base = assignmentWith({ material: [sound] });
  const objectives = findLinks(sound).map(({ url }) => url);
  const ledger = citedLines(sound).map(([mark, line]) =>
    claimOf({ id: `c${mark}`, source_id: 's1', quote: line.replace(/\s*\[\d+\]/gu, '') }),
  );
  return { ...base, opinion: '', points: [], ledger, persona: { ...base.persona, objectives } };
}

function citedLines(text: string): [mark: string, line: string][] {
  return text.split('\n').flatMap((line) => {
    const mark = /\[(\d+)\]/u.exec(line)?.[1];
    return mark === undefined ? [] : [[mark, line] as [string, string]];
  });
}

/** As a model marks what it leans on. */
function asMarked(text: string): string {
  return text.replace(/\[(\d+)\]/gu, '[s1]');
}

/**
 * A model that breaks a rule in its draft, and one that goes on breaking it. What a draft breaks is named to its editor.
 * A hard rule that an edit still breaks gets one more, and is then delivered with the rule shown; nothing is given up. A
 * convention costs no further call and is shown.
 */
export async function tryEdit(tried: TriedBreak): Promise<TriedEdit> {
  const sound = asMarked(tried.format.layout(soundPartsOf(tried.format)));
  const broken = asMarked(tried.text);
  const once = await write(tried, { draft: broken, edit: sound });
  const always = await write(tried, { draft: broken, edit: broken });
  return { tried, faults: faultsOf(tried, once, always) };
}

function faultsOf(tried: TriedBreak, once: Written, always: Written): string[] {
  const name = `${tried.format.label}, ${tried.rule}`;
  const faults: string[] = [];
  const [edit = ''] = once.edits;
  // What our own means can mend needs no editor, and neither does what is left of links alone.
  const isMended = statusIn(always, tried) === 'pass';
  if (!isNamed(edit, tried) && !NOT_NAMED.has(tried.rule) && !isMended && saysSomething(tried.text))
    faults.push(`${name}: the editor is not told of it`);
  if (tried.status === 'fail' && statusIn(once, tried) !== 'pass')
    faults.push(`${name}: a mended piece still breaks it`);
  if (tried.status === 'warn' && isAlone(always, tried) && always.edits.length > EDITS_OF_CONVENTION)
    faults.push(`${name}: a convention cost ${always.edits.length} edits`);
  return [...faults, ...faultsInTheEnd(tried, always)];
}

/** Of a model that never mends it. */
function faultsInTheEnd(tried: TriedBreak, always: Written): string[] {
  const name = `${tried.format.label}, ${tried.rule}`;
  const isMended = statusIn(always, tried) === 'pass';
  const faults: string[] = [];
  if (always.calls > MOST_CALLS) faults.push(`${name}: ${always.calls} calls`);
  if (always.text === null && saysSomething(tried.text)) faults.push(`${name}: the piece was given up`);
  if (always.text === tried.text && isMended) faults.push(`${name}: not shown`);
  return faults;
}

/** Whether the rule is among what an editor is told of a draft. */
function isNamed(prompt: string, { label }: Pick<TriedBreak, 'label'>): boolean {
  return foundIn(prompt).includes(`- ${label}: `);
}

const foundIn = (prompt: string): string => /<found>[^]*<\/found>/u.exec(prompt)?.[0] ?? '';

/** Whether the text as it was edited breaks no hard rule beside the one that was tried. */
function isAlone({ edited, assignment, format }: Written, { rule }: TriedBreak): boolean {
  const known = findFormat(format.label);
  if (!known) return false;
  const { checks } = reportOn(edited, known, reportContextOf(assignment));
  return checks.every(({ id, status }) => id === rule || status !== 'fail');
}

/** Of links alone nothing is left once those that nobody gave are out. */
function saysSomething(text: string): boolean {
  return countWords(text.replace(/https?:\S+/gu, '')) > FEWEST_WORDS;
}

export function together(edits: readonly TriedEdit[]): Verdict {
  return { checked: edits.length, faults: edits.flatMap(({ faults }) => faults) };
}

interface Written {
  readonly text: string | null;
  /** Before its facts were checked. */
  readonly edited: string;
  /** Prompts of its edits. */
  readonly edits: readonly string[];
  readonly calls: number;
  readonly assignment: Assignment;
  readonly format: Format;
}

interface Answers {
  readonly draft: string;
  readonly edit: string;
}

/** Finds nothing wrong with any fact. */
function modelThatWrites(answers: Answers): TextModel & { readonly asked: readonly TextRequest[] } {
  const asked: TextRequest[] = [];
  return {
    name: 'scripted',
    vendor: 'Scripted',
    memory: null,
    asked,
    generate(request) {
      asked.push(request);
      const { useCase } = request;
      const text = useCase === 'draft' || useCase === 'edit' ? answers[useCase] : '{"sentences": []}';
      const usage = { inputTokens: null, cachedInputTokens: null, cacheWriteTokens: null, outputTokens: null };
      return Promise.resolve({ text, model: 'scripted', usage });
    },
  };
}

async function write({ format, context }: TriedBreak, answers: Answers): Promise<Written> {
  const { signal } = new AbortController();
  const model = modelThatWrites(answers);
  const assignment = {
    ...assignmentFor(format.layout(soundPartsOf(format))),
    opinion: context.opinion,
  };
  const voiced = {
    ...assignment,
    persona: {
      ...assignment.persona,
      bannedTerms: [...context.terms.banned],
      requiredTerms: [...context.terms.required],
    },
  };
  const piece = { format: format.label, variant: 1, angle: 'question', claimIds: [] };
  let edited = '';
  const siblings: SiblingTexts = {
    texts: () => [],
    drafted(version) {
      edited = version;
    },
  };
  const text = await createModelWriter(model, silentLogger)
    .write(voiced, { messages: ['One thing'], pieces: [piece] }, piece, { siblings, signal })
    .then(
      (written) => written.text,
      () => null,
    );
  const edits = model.asked.filter(({ useCase }) => useCase === 'edit').map(({ prompt }) => prompt);
  return { text, edited, edits, calls: model.asked.length, assignment: voiced, format };
}

function statusIn({ text, assignment, format }: Written, { rule }: TriedBreak): string {
  const known = findFormat(format.label);
  if (text === null || !known) return 'none';
  return reportOn(text, known, reportContextOf(assignment)).checks.find(({ id }) => id === rule)?.status ?? 'pass';
}
