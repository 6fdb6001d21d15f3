import type { CallToAction } from '../parts.ts';
import { asLine } from './lines.ts';
import { isLinkPlaceholder, LINK_PLACEHOLDER } from './placeholders.ts';

const LINK = String.raw`\[(?<label>.*)\]\(<?(?<url>[^\s<>]*)>?\)`;
const LINK_LINE = new RegExp(`^(?:\\*\\*${LINK}\\*\\*|\\*\\*(?<bare>.*)\\*\\* (?<gap>\\[[^\\]]*\\]))$`, 'u');
const ANY_LINK = new RegExp(`^(?:\\*\\*|__)?${LINK}(?:\\*\\*|__)?$`, 'u');
const LABEL_AND_URL = /^(?<label>.*?)\s*(?:\||→|->|:|-|–|—)?\s*[(<]?(?<url>https?:\/\/[^\s<>()]+)[)>]?$/u;
const LABEL_AND_GAP = /^(?<label>.*?)\s*(?:\||→|->|:|-|–|—)?\s*(?<gap>\[[^\]]*\])$/u;

export const NO_CALL_TO_ACTION: CallToAction = { label: '', url: '' };

export function hasCallToAction(action: CallToAction): boolean {
  return action.label !== '' || action.url !== '';
}

/** A link on a line of its own, in bold as a mail or a page shows it; without an address, a marked gap. */
export function layoutCallToAction(action: CallToAction): string {
  if (!hasCallToAction(action)) return '';
  const label = asLine(action.label);
  const url = action.url.replace(/[\s<>]/g, encodeURIComponent);
  return url === '' ? `**${label}** ${LINK_PLACEHOLDER}` : `**[${label}](${url})**`;
}

/** Reads a line that is nothing but a bold link, or a bold label with the gap for its link. */
export function readLinkLine(line: string): CallToAction | null {
  const { label, url, bare, gap } = LINK_LINE.exec(line.trim())?.groups ?? {};
  if (url !== undefined) return { label: asLine(label ?? ''), url };
  return bare !== undefined && isLinkPlaceholder(gap ?? '') ? { label: asLine(bare), url: '' } : null;
}

/** Reads what stands behind `Call to action:`, in any of the ways in which people write a label and an address. */
export function readLabelledAction(value: string): CallToAction {
  const link = ANY_LINK.exec(value)?.groups ?? LABEL_AND_URL.exec(value)?.groups;
  if (link !== undefined) return { label: plain(link['label'] ?? ''), url: link['url'] ?? '' };
  const gap = LABEL_AND_GAP.exec(value)?.groups;
  return {
    label: plain(gap !== undefined && isLinkPlaceholder(gap['gap'] ?? '') ? (gap['label'] ?? '') : value),
    url: '',
  };
}

function plain(label: string): string {
  return asLine(label.replace(/^(\*\*|__)(.*)\1$/u, '$2'));
}
