import { LABEL_KEYS, labelReader, namedPart } from '../../../../src/core/formats/layout/labels.ts';

/**
 * A text without what tells who wrote it: citations and lists of sources, marks to be checked, Markdown's signs, labels of
 * fields in any language, times, tables, addresses. What is left is what a reader reads.
 */
export function blindText(content: string): string {
  const unlabelled = applied(BEFORE, content).split('\n').flatMap(withoutLabel).join('\n');
  return applied(AFTER, unlabelled)
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

type Change = readonly [RegExp, string];

const applied = (changes: readonly Change[], text: string): string =>
  changes.reduce((changed, [pattern, instead]) => changed.replace(pattern, instead), text);

const readLabel = labelReader(LABEL_KEYS);

/** `**Subject:** Begin` is "Begin"; a label that stands alone, or names a role, is nothing. */
function withoutLabel(line: string): string[] {
  const hit = readLabel(line);
  if (!hit) return [line];
  return hit.value === '' || namedPart(hit.value, LABEL_KEYS) !== null ? [] : withoutLabel(hit.value);
}

const BEFORE: readonly Change[] = [
  // From a heading that names the sources to the next one, or to the end.
  [/^#{1,4} (?:Sources|References|Quellen)\s*$[\s\S]*?(?=^#{1,4} |(?![\s\S]))/gimu, ''],
  [/^(?:\d{1,2}\.|\[\d{1,2}\]|-)\s*\[[^\]]+\]\(https?:[^)]*\).*$/gmu, ''],
  [/^Slug:.*$/gimu, ''],
  [/ ?\[{1,2}\d{1,3}\]{1,2}(?:\([^)\s]*\))?/g, ''],
  [/ ?\[\^\d+\]/g, ''],
  [/\[Check: ((?:[^[\]\n]|\[[^[\]\n]*\])*)\]/g, '$1'],
  // Gaps to be filled, whatever they are called.
  [/\[(?:Add|Insert|Your|Hier|Ihr)[^\]\n]*\](?:\([^)\s]*\))?/giu, '[…]'],
  [/\[([^\]\n]+)\]\((?:https?:|#|mailto:)[^)]*\)/g, '$1'],
  [/https?:\/\/\S+/g, ''],
  // Rows of tables as lines.
  [/^[ \t]*\|?[ \t]*:?-{3,}:?[ \t]*(?:\|[ \t]*:?-{3,}:?[ \t]*)*\|?[ \t]*$/gm, ''],
  [/^[ \t]*\|(.*)\|[ \t]*$/gm, '$1'],
  [/[ \t]\|[ \t]/g, '\n'],
  [/^[ \t]*[[(]?\d{1,2}:\d{2}(?:[ \t]*[-–][ \t]*\d{1,2}:\d{2})?[\])]?:?[ \t]*/gm, ''],
];

const AFTER: readonly Change[] = [
  [/^[ \t]{0,3}(?:#{1,6}|>)[ \t]+/gm, ''],
  [/^[ \t]*(?:[*•–-]|\d{1,2}[.)])[ \t]+/gm, '- '],
  [/\*\*|__|`/g, ''],
  [/(?<![\w*])\*(?=\S)([^*\n]+)(?<=\S)\*(?![\w*])/g, '$1'],
  [/^[ \t]*-[ \t]*$/gm, ''],
];
