import { rememberLast } from '../../core/text/remember-last.ts';
import type { Quotation } from '../../core/text/quotations.ts';
import { readQuotations } from '../text/quotations.ts';
import { isVerbOfSpeech } from '../text/speakers/speech-words.ts';

const spokenIn = rememberLast(readQuotations);

const NEAR = 120;
const SIGNED_WITHIN = 80;
/** A customer or a colleague who is quoted, with no name to ask for: "As one customer told us, “…”", "He said: “…”". */
const TESTIFIED =
  /(?<![\p{L}])(?:one|a|an|our|my|his|her|ein|eine|unser|unsere|un|une|una|s?he|er|elle|il) (?<words>[\p{L}][^.!?\n“"]{0,60})$/iu;

/** Whether somebody is beside a question in quotation marks as the one who asked it. */
export function isCredited(text: string, { start, end }: Quotation): boolean {
  if (/^\s*>/.test(text.slice(start, end))) return true;
  // Who speaks is named in the same line, or signs below.
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const behind = text.indexOf('\n', end + SIGNED_WITHIN);
  const around = text.slice(from, behind < 0 ? text.length : behind);
  const spoken = spokenIn(around).find((one) => one.start < end - from && start - from < one.end);
  if (spoken && spoken.speaker !== null) return true;
  const words = TESTIFIED.exec(text.slice(Math.max(0, start - NEAR), start))?.groups?.['words'] ?? '';
  return words.split(/[^\p{L}’'-]+/u).some(isVerbOfSpeech);
}
