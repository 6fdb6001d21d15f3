import { describe, expect, it } from 'vitest';
import { opinionHeard } from '../../../src/core/checks/opinion-heard.ts';
import { slotsOf } from '../../../src/core/formats/fill-shape.ts';
import { FORMATS, type AnyFormat } from '../../../src/core/formats/registry.ts';
import { finishText } from '../../../src/server/writing/model/finish-text.ts';
import { promptPrefix } from '../../../src/server/writing/model/prompts/prompt-prefix.ts';
import { assignmentWith } from '../assignment.ts';
import { composeByShape } from './compose-by-shape.ts';
import { composePiece } from './compose-piece.ts';
import { readPrompt, type PromptReading } from './read-prompt.ts';
import { sentencesFor } from './sentences.ts';

const formats: readonly AnyFormat[] = FORMATS;
const POST = 280;

const { shared } = await promptPrefix(assignmentWith(), { memory: null });

function readingOf(label: string, variant: number): PromptReading {
  return readPrompt(`${shared}\n<task>draft</task>\nWrite this piece: ${label}, variant ${variant}.\n<angle>a</angle>`);
}

describe.each(formats.map((format) => ({ name: format.label, format })))('$name', ({ name, format }) => {
  it.each([1, 2, 3])('fills the layout and keeps the rules, variant %i', (variant) => {
    const text = composePiece(readingOf(name, variant));
    // What is written by hand keeps the conventions, too.
    const missed = format.group === 'first' ? ['warn', 'fail'] : ['fail'];
    // A figure is proof once its mark has become the number of a source.
    const marked = text.replaceAll('[s1]', '[c1]').replaceAll('[s2]', '[c3]');
    const finished = finishText(marked, { format, assignment: assignmentWith() }).text;
    expect(
      format.check(finished).filter(({ status }) => missed.includes(status)),
      finished,
    ).toEqual([]);
    expect(format.parse(text).unparsed).toBe('');
    // A quotation needs room beside the opinion.
    const hasRoom = slotsOf(format.shape, new Map()).some(({ kind }) => kind === 'block') && text.length > POST;
    if (hasRoom) expect(text).toMatch(/\[s[12]\]/);
  });

  it.each([1, 2, 3])('can be filled by its shape and its limits alone, variant %i', (variant) => {
    const text = composeByShape(format, sentencesFor(readingOf(name, variant)));
    expect(
      format.check(text).filter(({ status }) => status === 'fail'),
      text,
    ).toEqual([]);
    expect(format.parse(text).unparsed, text).toBe('');
    const { opinion, topic } = assignmentWith();
    expect(opinionHeard(text, opinion, topic), text).toBe(true);
  });
});
