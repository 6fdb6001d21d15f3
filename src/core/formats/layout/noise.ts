export interface Denoised {
  readonly rest: string;
  /** It stood as a Markdown heading. */
  readonly heading: boolean;
  /** Emphasis that was opened and is still to be closed: `**`, `_` or nothing. */
  readonly mark: string;
}

const LEAD = /^(?:[-*•+>]\s+|\d{1,2}[.)]\s+|#{1,6}(?:\s+|$))+/u;
const MARK = /^(?:\*{1,3}|_{1,3})(?=\S)/u;

/** A line without what Markdown, lists and numbering put before a label or a time. */
export function withoutLead(line: string): Denoised {
  const trimmed = line.trim();
  const lead = LEAD.exec(trimmed)?.[0] ?? '';
  const unled = trimmed.slice(lead.length);
  const mark = MARK.exec(unled)?.[0] ?? '';
  const rest = unled.slice(mark.length).replace(/^\d{1,2}[.)]\s+/u, '');
  return { rest, heading: lead.includes('#'), mark };
}

/** An item of a list without its bullet or number. */
export function withoutBullet(line: string): string {
  return line.trim().replace(BULLET, '');
}

export function isListItem(line: string): boolean {
  return BULLET.test(line.trim());
}

const BULLET = /^(?:[-*•+–]|\d{1,2}[.)])(?:\s+|$)/u;
