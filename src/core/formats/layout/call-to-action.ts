import type { CallToAction } from '../parts.ts';
import { asLine } from './lines.ts';
import { isLinkPlaceholder, LINK_PLACEHOLDER } from './placeholders.ts';

const BARE_LINE = /^\*\*(?<label>.*)\*\* (?<gap>\[[^[\]]*\])$/u;
/** The last word of a line, in the brackets that may stand around an address. */
const LAST_WORD = /(?<![^\s<>()])[^\s<>()]+(?=[)>]?$)/u;
const URL_IN_WORD = /https?:\/\/[^]+$/u;
const BETWEEN = /(?:\||→|->|:|-|–|—)$/u;

/** How a brief asks for it, so that `readLinkLine` finds it. */
export const CALL_TO_ACTION_NOTE = `Call to action: bold words on a line of their own, as a link if an address is given, else with ${LINK_PLACEHOLDER} behind them.`;

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
  const word = LAST_WORD.exec(value);
  const [url] = URL_IN_WORD.exec(word?.[0] ?? '') ?? [];
  if (word && url !== undefined) {
    const before = value.slice(0, word.index + word[0].length - url.length);
    return { label: plain(labelBefore(before.replace(/[(<]$/u, ''))), url };
  }
  const gap = value.endsWith(']') ? value.indexOf('[', value.lastIndexOf(']', value.length - 2) + 1) : -1;
  const label = isLinkPlaceholder(value.slice(Math.max(0, gap)))
    ? labelBefore(value.slice(0, Math.max(0, gap)))
    : value;
  return { label: plain(label), url: '' };
}

function labelBefore(text: string): string {
  return text.trimEnd().replace(BETWEEN, '').trimEnd();
}

function plain(label: string): string {
  return asLine(label.replace(/^(\*\*|__)(.*)\1$/u, '$2'));
}
