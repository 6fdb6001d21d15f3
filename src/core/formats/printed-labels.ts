import { fillShape, listsOf, type Slot } from './fill-shape.ts';
import type { Format } from './format.ts';
import { LABEL_KEYS, LABEL_LANGUAGES, labelName, type LabelKey } from './layout/labels.ts';
import { withoutLead } from './layout/noise.ts';
import type { AnyShape } from './shape.ts';

type SomeFormat = Pick<Format, 'id' | 'shape' | 'layout'>;

/** Labels that a layout prints, by where they stand. */
interface Printed {
  /** `Subject: …`, `## Sources`, `Slide 1`. */
  readonly labels: Set<LabelKey>;
  /** `## About Northwind`. */
  readonly leads: Set<LabelKey>;
  /** `Slide 1: Hook`. */
  readonly roles: Set<LabelKey>;
}

const patterns = new Map<string, RegExp | null>();

/**
 * The text without the labels that the format's layout prints, in any language: they are the product's words and no
 * author's. A name counts as it is printed alone, and where a label stands. All else keeps its place.
 */
export function withoutPrintedLabels(text: string, format: SomeFormat): string {
  const known = patterns.get(format.id);
  const pattern = known === undefined ? patternFor(printedBy(format)) : known;
  if (known === undefined) patterns.set(format.id, pattern);
  // Signs stay: they tell a heading, and part what stands before them from what stands behind.
  return pattern === null ? text : text.replace(pattern, (label) => label.replace(/[^#*_:：\s]/g, ' '));
}

function patternFor({ labels, leads, roles }: Printed): RegExp | null {
  if (labels.size === 0) return null;
  const numbered = String.raw`(?:${namesIn(labels)})(?:[ \t]+\d{1,2})?`;
  const role = roles.size === 0 ? '' : String.raw`(?:[ \t]*(?:${namesIn(roles)})[ \t]*$)?`;
  const forms = [
    String.raw`[ \t]*(?:#{1,6}[ \t]+)?[*_]{0,3}${numbered}[*_]{0,3}[ \t]*[:：]${role}`,
    String.raw`[ \t]*(?:#{1,6}[ \t]+[*_]{0,3}|[*_]{1,3})${numbered}[*_]{0,3}[ \t]*$`,
    String.raw`(?:${namesIn(labels)})[ \t]+\d{1,2}[ \t]*$`,
    ...(leads.size === 0 ? [] : [String.raw`#{1,6}[ \t]+(?:${namesIn(leads)})(?=[ \t])`]),
  ];
  return new RegExp(`^(?:${forms.join('|')})`, 'gmu');
}

/** A pattern for any of the names, the longest first. */
function namesIn(keys: ReadonlySet<LabelKey>): string {
  const names = [...keys].flatMap((key) => LABEL_LANGUAGES.map((language) => labelName(key, language)));
  return [...new Set(names)]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
}

/** No label holds it. */
const SAID = '§';
/** Up to the colon, the number or what is said; then what stands behind the colon. */
const LABELLED = /^(?<name>[^:§*]*?)(?: \d+)?(?:$|\*|:(?: (?<value>.*))?$|(?<said> §))/u;
const KEYS_BY_NAME: ReadonlyMap<string, LabelKey> = new Map(LABEL_KEYS.map((key) => [labelName(key), key]));

/** Found out by laying out pieces that say next to nothing. */
function printedBy({ shape, layout }: SomeFormat): Printed {
  const printed: Printed = { labels: new Set(), leads: new Set(), roles: new Set() };
  const lines = probesOf(shape).flatMap((parts) => layout(parts).split('\n'));
  for (const line of new Set(lines)) {
    const { name = '', value = '', said } = LABELLED.exec(withoutLead(line).rest)?.groups ?? {};
    const key = KEYS_BY_NAME.get(name);
    if (key === undefined) continue;
    printed[said === undefined ? 'labels' : 'leads'].add(key);
    const role = KEYS_BY_NAME.get(value);
    if (role !== undefined) printed.roles.add(role);
  }
  return printed;
}

const MOST_CHOICES = 12;

/** A whole piece, with each choice of a few, and pieces of one part: some labels stand in for what is missing. */
function probesOf(shape: AnyShape): Record<string, unknown>[] {
  const entries = new Map(listsOf(shape).map((list) => [list, MOST_CHOICES]));
  const withParts = (isSaid: (part: string) => boolean): Record<string, unknown> =>
    fillShape(shape, entries, (slot) => (isSaid(slot.part) ? say(slot) : silence(slot)));
  return [withParts(() => true), ...Object.keys(shape).map((part) => withParts((other) => other === part))];
}

function say({ kind, index }: Slot): unknown {
  if (kind === 'seconds' || kind === 'source-number') return (index ?? 0) + 1;
  if (kind === 'action') return { label: SAID, url: '' };
  return typeof kind === 'object' ? (kind.oneOf[(index ?? 0) % kind.oneOf.length] ?? '') : SAID;
}

function silence({ kind }: Slot): unknown {
  if (kind === 'seconds' || kind === 'source-number') return 1;
  if (kind === 'action') return { label: '', url: '' };
  return typeof kind === 'object' ? (kind.oneOf[0] ?? '') : '';
}
