import { findGaps } from '../../../../core/formats/layout/gaps.ts';
import { xWeight } from '../../../../core/checks/x-weight.ts';
import { PLATFORM_LIMITS } from '../../../../core/formats/platform-limits.ts';
import type { XPostParts } from '../../../../core/formats/x-post.ts';
import { LINK } from '../compose/wanted-facts.ts';
import { announcing, listing } from '../compose/x-post.ts';
import type { Desk } from '../desk.ts';
import { announces } from '../reading/topic-kind.ts';
import { mark } from '../text/quotation.ts';
import { needsTopic } from '../text/thoughts.ts';
import { creditByName, creditInBrackets } from '../text/source-name.ts';
import { frameOutline, type OutlineFrame } from './frame.ts';

const LIMIT = PLATFORM_LIMITS.xPost.value;
const TOPIC_CHARACTERS = 40;
const HEAD_CHARACTERS = 100;
/** A short sentence, such as people put in the place of a gap. */
const FILLED_GAP = 'x'.repeat(80);
const FILLED_LINK = 'x'.repeat(23);

interface Blocks {
  readonly head: string;
  readonly quoted: string;
  readonly view: string;
  readonly addition: string;
  readonly close: string;
}

/** The author's words and one gap come first; the line that opens and the one that closes only where they fit. */
export function outlineXPost(desk: Desk): { parts: XPostParts; sources: number } {
  const frame = frameOutline(desk, 'X Post');
  const { view, addition } = gapsOf(desk, frame);
  const listed = desk.items.length > 0 ? listing(desk, addition) : '';
  if (listed !== '' && fits([listed])) return { parts: { text: listed }, sources: 0 };
  const announced = desk.english ? announcing(desk, (text) => fits([text])) : '';
  if (announced !== '') return { parts: { text: announced }, sources: 0 };
  const closes = frame.isBlank ? [''] : [...closings(desk, frame), ''];
  const heads = [...headsOf(desk), ''];
  for (const quote of [...desk.quotes, null]) {
    const credit = desk.english ? creditInBrackets : creditByName;
    const quoted = quote ? `${mark(quote.text)} ${credit(quote.source)}`.trim() : '';
    const arranged = closes
      .flatMap((close) => heads.map((head) => arrange(desk, { head, quoted, view, addition, close })))
      .filter((text) => text !== '');
    const best = view === '' ? fullest(desk, arranged) : arranged[0];
    if (best !== undefined) return { parts: { text: best }, sources: quote ? 1 : 0 };
  }
  const opening = desk.turned.opening((text) => fits([text, addition]));
  return { parts: { text: join([opening || desk.topic.quoted(TOPIC_CHARACTERS), addition]) }, sources: 0 };
}

/** The view as a gap where there is none, and what is to be added to it. */
function gapsOf({ angle, opinion }: Desk, frame: OutlineFrame): { view: string; addition: string } {
  const promised = angle === 'figure' || angle === 'contrast';
  const place = (): string => frame.items(1)[0]?.gap ?? '';
  if (opinion.whole !== '') return { view: '', addition: (promised && place()) || frame.opinionGap() };
  const asked = place();
  // A checklist is something to say even where there is no view to say it with.
  return angle === 'list' ? { view: asked, addition: '' } : { view: frame.opinionGap(), addition: asked };
}

/** As much of the opinion as fits in whole sentences; empty where nothing of it does. */
function arrange(desk: Desk, blocks: Blocks): string {
  const ordered = (view: string): string[] => order(desk, { ...blocks, view });
  const view = blocks.view || desk.turned.split((text) => fits(ordered(text))).opening;
  return view !== '' && fits(ordered(view)) ? join(ordered(view)) : '';
}

/** The first of those that hold most of the opinion. */
function fullest({ turned }: Desk, texts: readonly string[]): string | undefined {
  const held = texts.map((text) => turned.split((part) => text.includes(part)).opening.length);
  return texts[held.indexOf(Math.max(...held))];
}

/** The angle decides what opens: a question, the figure to be added, or the author's words. */
function order({ angle }: Desk, { head, quoted, view, addition, close }: Blocks): string[] {
  if (angle === 'figure') return [head, addition, quoted, view, close];
  if (angle === 'story') return [head, view, quoted, addition, close];
  return [head, quoted, view, addition, close];
}

/** The line that closes the post, where the writer has words beside the language. */
function closings({ english, angle, opinion, phrases, topicKind }: Desk, { words }: OutlineFrame): string[] {
  if (!english || angle === 'list') return [];
  if (announces(topicKind.kind)) return [words.question];
  return [phrases.next(opinion.whole === '' || angle === 'question' ? 'ask' : 'weigh')];
}

/** From the second variant on in quotation marks: a title that stands in two posts is none of their own words. */
function headsOf({ english, angle, topic, variant, turned }: Desk): string[] {
  if (!english) return [topic.quoted(TOPIC_CHARACTERS)];
  if ((angle === 'story' && !needsTopic(turned.whole)) || !topic.fits(HEAD_CHARACTERS)) return [];
  return [variant === 1 ? topic.title(HEAD_CHARACTERS) : topic.quoted(HEAD_CHARACTERS)];
}

/** Whether it still fits once somebody has filled the gaps. */
function fits(blocks: readonly string[]): boolean {
  const text = join(blocks);
  const filled = findGaps(text).reduceRight(
    // A link counts as 23 characters, however long it is.
    (rest, { start, end, what }) =>
      `${rest.slice(0, start)}${what === LINK ? FILLED_LINK : FILLED_GAP}${rest.slice(end)}`,
    text,
  );
  return xWeight(text) <= LIMIT && xWeight(filled) <= LIMIT;
}

function join(blocks: readonly string[]): string {
  return blocks.filter(Boolean).join('\n\n');
}
