import { labelReader } from './labels.ts';

const LONGEST_LEAD = 80;
const readOwn = labelReader([
  'seoTitle',
  'metaDescription',
  'title',
  'subject',
  'preheader',
  'callToAction',
  'titleOptions',
  'description',
  'spoken',
  'onScreen',
  'caption',
  'short',
]);

/** A title, a subject or a spoken line that somebody put between marks as a whole. */
export function isOwnText(text: string, start: number, end: number): boolean {
  const near = Math.max(0, start - LONGEST_LEAD);
  const from = near + text.slice(near, start).lastIndexOf('\n') + 1;
  if (from === near && near > 0) return false;
  const behind = text.slice(end, end + 4);
  if (!/^[.,*_ ]{0,3}(?:\n|\r|$|\|| \|)/.test(behind)) return false;
  const lead = text.slice(from, start);
  if (/\|\s*$/.test(lead)) return true;
  const own = readOwn(`${lead}x`);
  if (own !== null) return own.value.replace(/[*_]/g, '') === 'x';
  return /^\s*(?:[-*•]|\d{1,2}[.)])\s+[*_]*$/.test(lead) && isBelowOwnLabel(text, from);
}

function isBelowOwnLabel(text: string, from: number): boolean {
  const lines = text
    .slice(Math.max(0, from - 600), from)
    .trimEnd()
    .split('\n')
    .slice(-6)
    .reverse();
  const label = lines.find((line) => !/^\s*(?:[-*•]|\d{1,2}[.)])\s+/.test(line));
  return label !== undefined && readOwn(label)?.value === '';
}
