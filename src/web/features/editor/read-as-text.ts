/** The part of a unified processor that tells its parser what Markdown has. */
interface Parsing {
  data(): { micromarkExtensions?: object[] };
}

const RAW_HTML = ['htmlFlow', 'htmlText'];
const BLOCKS = [
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'definition',
  'gfmFootnoteDefinition',
  'headingAtx',
  'list',
  'setextUnderline',
  'table',
  'thematicBreak',
];

/** A remark plugin: `<name>` is what somebody typed, and no element that nobody would see. */
export function htmlAsText(this: unknown): void {
  readAsText(this as Parsing, RAW_HTML);
}

/** A remark plugin for what stands within a line: `4. Mai` is a date there and no list, `> 50 %` no quotation. */
export function blocksAsText(this: unknown): void {
  readAsText(this as Parsing, BLOCKS);
}

/** The signs of such constructs are read like any others, so that each keeps its place. */
function readAsText(parsing: Parsing, constructs: readonly string[]): void {
  (parsing.data().micromarkExtensions ??= []).push({ disable: { null: constructs } });
}
