import { isBlank } from '../../../../core/rules/text.ts';
import { decodeText } from '../decode-text.ts';
import { finishText, tidyText } from '../finish-text.ts';
import { type Document, type ExtractedText, UnreadableDocument } from '../extractor.ts';
import { titleOfName } from '../title-of-name.ts';

/** Lines between these lengths were broken to fit a width, and go on in the next line. */
const SHORTEST_BROKEN = 50;
const LONGEST_BROKEN = 100;
const LIST_START = /^(?:[-*+•–>|]|\d{1,3}[.)])\s/;

/** A plain text as it stands: what looks like markup in it is text. */
export function extractPlain(document: Document): ExtractedText {
  const text = unbroken(tidyText(decodeText(document)));
  if (isBlank(text)) throw new UnreadableDocument('no-text', 'There is no text in this file that can be quoted.');
  return finishText({ title: titleOfName(document), text });
}

/** Joins the lines of paragraphs that were broken to fit a width. */
function unbroken(text: string): string {
  return text.split('\n\n').map(joinBroken).join('\n\n');
}

function joinBroken(paragraph: string): string {
  const lines = paragraph.split('\n');
  const isBroken = (line: string) => line.length >= SHORTEST_BROKEN && line.length <= LONGEST_BROKEN;
  const isOneText =
    lines.length > 1 && lines.slice(0, -1).every(isBroken) && (lines.at(-1) ?? '').length <= LONGEST_BROKEN;
  return isOneText && !lines.some((line) => LIST_START.test(line)) ? lines.join(' ') : paragraph;
}
