import type { CallToAction } from '../parts.ts';
import { asLine } from './lines.ts';
import { isLinkPlaceholder, LINK_PLACEHOLDER } from './placeholders.ts';

const BARE_LINE = /^\*\*(?<label>.*)\*\* (?<gap>\[[^[\]]*\])$/u;
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
  const trimmed = line.trim();
  if (!trimmed.startsWith('**')) return null;
  if (trimmed.endsWith(')**')) return readLink(trimmed.slice(2, -2));
  const { label, gap } = BARE_LINE.exec(trimmed)?.groups ?? {};
  return label !== undefined && isLinkPlaceholder(gap ?? '') ? { label: asLine(label), url: '' } : null;
}

/** Reads `[label](address)`. The last `](` divides, since a label may hold brackets and an address may not. */
function readLink(text: string): CallToAction | null {
  const divide = text.lastIndexOf('](');
  if (!text.startsWith('[') || !text.endsWith(')') || divide < 0) return null;
  const label = asLine(text.slice(1, divide));
  const url = text.slice(divide + 2, -1).replace(/^<|>$/g, '');
  // "[Book now]([Add: link])": the gap in the place of its address.
  if (isLinkPlaceholder(url)) return { label, url: '' };
  return /[\s<>]/.test(url) ? null : { label, url };
}

/** Reads what stands behind `Call to action:`, in any of the ways in which people write a label and an address. */
export function readLabelledAction(value: string): CallToAction {
  const link = readLink(plain(value));
  if (link !== null) return link;
  const { label = '', url } = LABEL_AND_URL.exec(value)?.groups ?? {};
  if (url !== undefined) return { label: plain(label), url };
  const gap = LABEL_AND_GAP.exec(value)?.groups;
  return { label: plain(isLinkPlaceholder(gap?.['gap'] ?? '') ? (gap?.['label'] ?? '') : value), url: '' };
}

function plain(label: string): string {
  return asLine(label.replace(/^(\*\*|__)(.*)\1$/u, '$2'));
}
