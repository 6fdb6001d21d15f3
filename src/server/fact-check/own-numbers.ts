import { labelReader, namesOf } from '../../core/formats/layout/labels.ts';
import { MONTH_WORDS } from '../../core/text/months.ts';

const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?! ?[ap]\.?m\b)`;
const LEAD = String.raw`^[^\S\n]{0,12}(?:[-*•+>|#_(\[][^\S\n]{0,4}){0,8}`;
const TO = String.raw`\s?(?:[-–—→]|->|to)\s?`;
/** Groups that a layout counts, whose names need no capital in every script: "スライド 2: 論点". */
const COUNTED = [...namesOf('slide'), ...namesOf('variant')].join('|');
const TITLES = namesOf('title').join('|');
const OWN = [
  // Gaps to be filled in, hashtags, handles.
  /\[Add: [^\]\n]{0,300}\]/gi,
  /(?<![\p{L}\p{N}])[#@][\p{L}\p{N}_]+/gu,
  // Numbers of lists, and of lists within lists.
  /^[^\S\n]{0,40}(?:[-*•+>#]{1,6}[^\S\n]{1,4}){0,4}[*_]{0,3}\(?\d{1,3}(?:\.\d{1,2})?[.)][*_]{0,3}(?=[^\S\n])/gm,
  // Numbers of the rows of a table.
  /^[^\S\n]{0,4}\|[^\S\n]{0,4}\d{1,2}[.)]?[^\S\n]{0,4}(?=\|)/gm,
  // Numbers of a list that goes on from slide to slide: "Title: 3. Ask", but not "Title: 3. Oktober".
  new RegExp(String.raw`^[^\S\n]{0,12}(?:${TITLES})[:：][^\S\n]{0,4}\d{1,2}[.)](?=[^\S\n]+(?!${MONTH_WORDS}))`, 'gimu'),
  // Time codes of rows and chapters.
  new RegExp(String.raw`${LEAD}${CLOCK}(?:${TO}${CLOCK})?`, 'gm'),
  new RegExp(String.raw`[[(]${CLOCK}(?:${TO}${CLOCK})?[\])]`, 'g'),
  new RegExp(String.raw`${CLOCK}${TO}${CLOCK}`, 'g'),
  new RegExp(String.raw`${LEAD}\d{1,3}\s?s?(?:ec)?${TO}\d{1,3}\s?s(?:ec(?:ond)?s?)?(?=\s*[\])|:*_–-])`, 'gm'),
  // What a piece says of itself.
  /^[^\S\n]{0,8}[*_]{0,3}(?:outline|slug|reading time|read time|duration|length|runtime|running time|word count|words|aspect ratio|format)\b[^\n:]{0,20}:[^\n]*/gim,
  // Labels with a number: "Subject 2:", "Day 3 -".
  /^[^\S\n]{0,8}(?:[-*•>#|]{1,6}[^\S\n]{1,4}){0,3}[*_]{0,3}(?:\p{Lu}\p{L}{0,20} ){1,3}#?\d{1,2}(?=[^\S\n]?(?:\([^)\n]{0,40}\))?[*_]{0,3}(?::|[^\S\n]?[–—][^\S\n]))/gmu,
  new RegExp(String.raw`${LEAD}(?:${COUNTED}) \d{1,2}(?=\s*(?:[:：]|$))`, 'gimu'),
  /\b\d{1,2}[- ]min(?:ute)?s? read\b/gi,
  // "Myth 3/5", "Step 2 of 4": where a reader is.
  /\b(?:step|tip|myth|slide|point|part|reason|question|mistake|lesson|schritt|tipp|mythos|folie|punkt|teil|grund|frage|fehler) \d{1,2}(?: ?\/ ?| (?:of|von) )\d{1,2}(?![\d%]|[.,]\d| ?percent)/gi,
];

function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => match.replace(/[^\n]/g, ' '));
}

/** Without what a piece counts of itself: list numbers, time codes, labels, gaps; places stay. */
export function withoutOwnNumbers(text: string): string {
  return OWN.reduce(blank, text);
}

const readVisual = labelReader(['visual']);
const NAMES_VISUAL = new RegExp(namesOf('visual').join('|'), 'iu');
const STAGE =
  /(?<!\p{L}|\d|[$€£.,])\d{1,2}(?=[\s-]?(?:s|secs?|seconds?|people|hands|times|shots?|cuts?)\b| |[.,;)\n]|$)(?!\s?(?:%|percent|[kmb]\b|[.,]\d))/gu;

/** What is to be seen is no claim as long as it states no share, amount or large number: "cut after 2 seconds". */
export function withoutStageDirections(text: string): string {
  if (!NAMES_VISUAL.test(text)) return text;
  return text
    .split('\n')
    .map((line) => (readVisual(line) === null ? line : blank(line, STAGE)))
    .join('\n');
}
