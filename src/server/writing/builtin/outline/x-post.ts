import { gap } from '../../../../core/formats/layout/gaps.ts';
import { labelOutline } from '../../../../core/formats/layout/outline-label.ts';
import { xWeight } from '../../../../core/checks/x-weight.ts';
import { PLATFORM_LIMITS } from '../../../../core/formats/platform-limits.ts';
import type { XPostParts } from '../../../../core/formats/x-post.ts';
import type { Desk } from '../desk.ts';
import { mark } from '../text/quotation.ts';
import { creditInBrackets } from '../text/source-name.ts';
import { frameOutline } from './frame.ts';

const TOPIC_CHARACTERS = 40;
const HEAD_CHARACTERS = 90;

/** Label, topic and the author's words come first; the closing question only where it fits. */
export function outlineXPost(desk: Desk): { parts: XPostParts; sources: number } {
  const { items, subjectGap } = frameOutline(desk, []);
  const topic = desk.english
    ? desk.topic.quotedWith(desk.voice.hook[desk.angle].post, HEAD_CHARACTERS)
    : desk.topic.quoted(TOPIC_CHARACTERS);
  const view = gap('your own view in one sentence');
  const addition = desk.english ? (items[0]?.gapHere ?? '') : subjectGap('a line');
  const ask = desk.english ? desk.phrases.next('ask') : '';
  const quotes = [...desk.quotes, null];
  for (const quote of quotes) {
    const borrowed = quote ? `${mark(quote.text)} ${creditInBrackets(quote.source)}` : '';
    const opinion = desk.opinion.opening((text) => fits([topic, borrowed, text, addition]));
    if (opinion === '' && (desk.opinion.whole !== '' || !fits([topic, borrowed, view, addition]))) continue;
    const blocks = [topic, borrowed, opinion || view, addition];
    const text = join(fits([...blocks, ask]) ? [...blocks, ask] : blocks);
    return { parts: { text }, sources: quote ? 1 : 0 };
  }
  return { parts: { text: join([topic, view]) }, sources: 0 };
}

/** Whether it still fits once the label stands above it. */
function fits(blocks: readonly string[]): boolean {
  return xWeight(labelOutline(join(blocks), 10)) <= PLATFORM_LIMITS.xPost.value;
}

function join(blocks: readonly string[]): string {
  return blocks.filter(Boolean).join('\n\n');
}
