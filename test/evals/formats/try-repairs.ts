import type { Format } from '../../../src/core/formats/format.ts';
import { findLinks } from '../../../src/core/checks/links.ts';
import { findFormat } from '../../../src/core/formats/registry.ts';
import { countWords } from '../../../src/core/rules/text.ts';
import { reportOn } from '../../../src/core/reports/report-on.ts';
import { createModelWriter } from '../../../src/server/writing/model/model-writer.ts';
import { reportContextOf } from '../../../src/server/writing/tracing/report-context.ts';
import type { Assignment } from '../../../src/server/writing/writer.ts';
import { claimOf } from '../../fakes/findings.ts';
import { assignmentWith } from '../../fakes/assignment.ts';
import { modelThatSays } from '../../fakes/scripted-model.ts';
import { silentLogger } from '../../support/silent-logger.ts';
import type { Verdict } from '../judges/verdict.ts';
import { soundPartsOf } from './sound-piece.ts';
import type { TriedBreak } from './try-breaks.ts';

const MOST_CALLS = 3;
const FEWEST_WORDS = 3;
/** Conventions for which a piece is written again all the same. */
const ASKED_FOR_ONCE = new Set(['opinion', 'required-terms']);

export interface TriedRepair {
  readonly tried: TriedBreak;
  /** What went wrong; empty when the break was sent back, or shown, as the contract says. */
  readonly faults: readonly string[];
}

/** All that a sound piece states was given: as notes, its addresses, and each line with a citation as a claim. */
export function assignmentFor(sound: string): Assignment {
  const base = assignmentWith();
  const objectives = findLinks(sound).map(({ url }) => url);
  const ledger = citedLines(sound).map(([mark, line]) =>
    claimOf({ id: `c${mark}`, source_id: 's1', quote: line.replace(/\s*\[\d+\]/gu, '') }),
  );
  return { ...base, opinion: '', material: [sound], ledger, persona: { ...base.persona, objectives } };
}

function citedLines(text: string): [mark: string, line: string][] {
  return text.split('\n').flatMap((line) => {
    const mark = /\[(\d+)\]/u.exec(line)?.[1];
    return mark === undefined ? [] : [[mark, line] as [string, string]];
  });
}

/** As a model marks what it cites. */
function asMarked(text: string): string {
  return text.replace(/\[(\d+)\]/gu, '[c$1]');
}

/**
 * A model that breaks a rule once, and one that goes on breaking it. A broken hard rule is sent back by its name and mended,
 * or delivered with the rule shown; nothing is given up. A convention costs no call and is shown.
 */
export async function tryRepair(tried: TriedBreak): Promise<TriedRepair> {
  const sound = asMarked(tried.format.layout(soundPartsOf(tried.format)));
  const once = await write(tried, [asMarked(tried.text), sound, sound]);
  const always = await write(
    tried,
    Array.from({ length: MOST_CALLS }, () => asMarked(tried.text)),
  );
  const name = `${tried.format.label}, ${tried.rule}`;
  const faults: string[] = [];
  if (tried.status === 'fail') {
    const [, repair] = once.prompts;
    // What our own means can mend costs no call.
    if (repair !== undefined && !repair.includes(tried.label))
      faults.push(`${name}: the repair does not name the rule`);
    if (statusIn(once, tried) !== 'pass') faults.push(`${name}: a mended piece still breaks it`);
    if (always.prompts.length > MOST_CALLS) faults.push(`${name}: ${always.prompts.length} calls`);
  } else if (named(once.prompts[1] ?? '', tried) && !ASKED_FOR_ONCE.has(tried.rule)) {
    faults.push(`${name}: a convention was sent back`);
  }
  if (always.text === null && saysSomething(tried.text)) faults.push(`${name}: the piece was given up`);
  if (always.text === tried.text && statusIn(always, tried) === 'pass') faults.push(`${name}: not shown`);
  return { tried, faults };
}

/** Whether the rule stands among the problems that a repair lists. */
function named(prompt: string, { label }: TriedBreak): boolean {
  return (/<problems>[^]*<\/problems>/u.exec(prompt)?.[0] ?? '').includes(`- ${label}: `);
}

/** Of links alone nothing is left once those that nobody gave are out. */
function saysSomething(text: string): boolean {
  return countWords(text.replace(/https?:\S+/gu, '')) > FEWEST_WORDS;
}

export function together(repairs: readonly TriedRepair[]): Verdict {
  return { checked: repairs.length, faults: repairs.flatMap(({ faults }) => faults) };
}

interface Written {
  readonly text: string | null;
  readonly prompts: readonly string[];
  readonly assignment: Assignment;
  readonly format: Format;
}

async function write({ format, context }: TriedBreak, answers: readonly string[]): Promise<Written> {
  const { signal } = new AbortController();
  const model = modelThatSays(...answers);
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
  const text = await createModelWriter(model, silentLogger)
    .write(voiced, { messages: ['One thing'], pieces: [piece] }, piece, { signal })
    .then(
      (written) => written.text,
      () => null,
    );
  return { text, prompts: model.asked.map(({ prompt }) => prompt), assignment: voiced, format };
}

function statusIn({ text, assignment, format }: Written, { rule }: TriedBreak): string {
  const known = findFormat(format.label);
  if (text === null || !known) return 'none';
  return reportOn(text, known, reportContextOf(assignment)).checks.find(({ id }) => id === rule)?.status ?? 'pass';
}
