/**
 * A text without what tells who wrote it: citations and lists of sources, marks to be checked, Markdown's signs, labels of
 * fields, tables, addresses. What is left is what a reader reads.
 */
export function blindText(content: string): string {
  return CHANGES.reduce((text, [pattern, instead]) => text.replace(pattern, instead), content)
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const LABELS = [
  'SEO title',
  'Meta description',
  'Slug',
  'Subject(?: line)?(?: options?)?(?: \\d)?',
  'Preheader',
  'Title(?: options?)?',
  'Description',
  'Chapters',
  'Script',
  'Spoken',
  'Visual',
  'On-screen text',
  'Caption',
  'Hashtags',
  'Alt text',
  'Body',
  'Headlines?(?: \\d+)?',
  'Primary text',
  'Button',
  'Call to action',
  'CTA',
].join('|');

const CHANGES: readonly (readonly [RegExp, string])[] = [
  // From a heading that names the sources to the end, or to the next heading.
  [/^#{1,4} (?:Sources|References|Quellen|Fontes|Fuentes)\s*$[\s\S]*?(?=^#{1,4} |(?![\s\S]))/gimu, ''],
  [/^(?:\d{1,2}\.|\[\d{1,2}\]|-)\s*\[[^\]]+\]\(https?:[^)]*\).*$/gmu, ''],
  [/ ?\[{1,2}\d{1,3}\]{1,2}(?:\([^)\s]*\))?/g, ''],
  [/ ?\[\^\d+\]/g, ''],
  [/\[Check: ((?:[^[\]\n]|\[[^[\]\n]*\])*)\]/g, '$1'],
  // Gaps to be filled, whatever they are called.
  [/\[(?:Add|Insert|Your|Hier|Ihr)[^\]\n]*\](?:\([^)\s]*\))?/giu, '[…]'],
  [/\[([^\]\n]+)\]\((?:https?:|#|mailto:)[^)]*\)/g, '$1'],
  [/https?:\/\/\S+/g, ''],
  [/^\s*\|?\s*:?-{3,}:?\s*(?:\|\s*:?-{3,}:?\s*)*\|?\s*$/gm, ''],
  [/^\s*\|(.*)\|\s*$/gm, '$1'],
  [/\s\|\s/g, '\n'],
  [/^\s{0,3}(?:#{1,6}|>)\s+/gm, ''],
  [/^\s*(?:[*•–-]|\d{1,2}[.)])\s+/gm, '- '],
  [/\*\*|__|`/g, ''],
  [/(?<![\w*])\*(?=\S)([^*\n]+)(?<=\S)\*(?![\w*])/g, '$1'],
  [new RegExp(String.raw`^(?:- )?(?:${LABELS}):\s*`, 'gimu'), ''],
  [/^\s*\[?\d{1,2}:\d{2}(?:\s*[-–]\s*\d{1,2}:\d{2}(?::\d{2})*)?\]?\s*/gm, ''],
];
