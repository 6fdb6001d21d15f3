import { borrowedShare } from './judges/judge-quotations.ts';
import { SENTENCE_KINDS } from './judges/classify-sentence.ts';
import { ownSentences } from './judges/judge-own-words.ts';
import type { Piece, WritingRun } from './writing-run.ts';

/** All pieces in one Markdown text, each topic with what was given above it; then all that the writer says of its own. */
export function printPieces(runs: readonly WritingRun[]): string {
  return [...runs.map(printRun), '# The writer’s own sentences', printOwn(runs)].join('\n\n');
}

function printRun(run: WritingRun): string {
  const { given, sources } = run;
  const named = sources.map(({ kind, title, site, ours }) => `- ${kind}: ${title} (${ours ? 'ours' : site})`);
  return [
    `# ${given.id}: ${given.topic}`,
    `${given.brand}, for ${given.audience}, ${given.tone}`,
    given.opinion === '' ? 'No opinion.' : `Opinion:\n\n${quoted(given.opinion)}`,
    named.length === 0 ? 'No sources.' : `Sources:\n\n${named.join('\n')}`,
    ...given.notes.map(({ title, text }) => `Note “${title}”:\n\n${quoted(text)}`),
    ...run.pieces.map((piece) => printPiece(run, piece)),
  ].join('\n\n');
}

function printPiece(run: WritingRun, piece: Piece): string {
  const { format, variant, angle, text, outline } = piece;
  const kind = outline ? `Outline: ${outline.sources} sources, ${outline.gaps} gaps\n\n` : '';
  const words = text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
  const borrowed = Math.round(borrowedShare(run, piece) * 100);
  return `## ${run.given.id}: ${format} ${variant} (${angle}; ${words} words, ${borrowed} % borrowed)\n\n${kind}~~~~\n${text}\n~~~~`;
}

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** What the judge of claims takes each sentence for, for those who want to see for themselves. */
function printOwn(runs: readonly WritingRun[]): string {
  const all = runs.flatMap((run) => run.pieces.flatMap((piece) => ownSentences(run, piece)));
  return SENTENCE_KINDS.toReversed()
    .map((kind) => {
      const texts = all.filter((sentence) => sentence.kind === kind).map(({ text }) => text);
      const counted = [...new Set(texts)].toSorted().map((text) => {
        const times = texts.filter((other) => other === text).length;
        return times === 1 ? `- ${text}` : `- ${text} (${times} times)`;
      });
      return `## Taken for ${kind}: ${texts.length}\n\n${counted.join('\n')}`;
    })
    .join('\n\n');
}
