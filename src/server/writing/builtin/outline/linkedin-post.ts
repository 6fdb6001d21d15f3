import type { LinkedInPostParts } from '../../../../core/formats/linkedin-post.ts';
import { countCharacters } from '../../../../core/rules/text.ts';
import { announcedBlocks, inParagraphs, listedBlocks, openedWith, withTags } from '../compose/linkedin-post.ts';
import { titleIn } from '../compose/x-post.ts';
import type { Desk } from '../desk.ts';
import { announces } from '../reading/topic-kind.ts';
import { frameOutline, type FramedItem, type OutlineFrame } from './frame.ts';

const OPINION_CHARACTERS = 1_150;
const HEAD_CHARACTERS = 140;
const PLACES = 2;

/** The author's words below the topic, what they call for, and places with the question that each of them answers. */
export function outlineLinkedInPost(desk: Desk): { parts: LinkedInPostParts; sources: number } {
  const frame = frameOutline(desk, 'LinkedIn Post');
  if (desk.english && announces(desk.topicKind.kind))
    return outlined(desk, announcedBlocks({ ...desk, quotes: [] }), 0);
  const open = frame.opinionGap();
  if (desk.english && desk.items.length > 0) return outlined(desk, listedBlocks({ ...desk, quotes: [] }), 0);
  const items = frame.items(PLACES).map((item) => placeOf(desk, item));
  const blocks = [...openingOf(desk), open, ...items, closeOf(desk, frame)];
  return outlined(desk, blocks, frame.sources());
}

function outlined(desk: Desk, blocks: readonly string[], sources: number) {
  return { parts: { text: withTags(desk, blocks) }, sources };
}

function openingOf(desk: Desk): string[] {
  const words = desk.turned.opening((text) => countCharacters(text) <= OPINION_CHARACTERS);
  const head = desk.topic.fits(HEAD_CHARACTERS) ? titleIn(desk) : desk.topic.title(HEAD_CHARACTERS);
  if (words === '') return [head];
  // Beside another language the topic stands as what it is.
  return desk.english ? openedWith(desk, words) : [desk.topic.quoted(HEAD_CHARACTERS), ...inParagraphs(words)];
}

function placeOf({ english }: Desk, { heading, quotation, gap }: FramedItem): string {
  return [english ? heading : '', quotation, gap].filter(Boolean).join('\n');
}

/** Where nothing is given, there is nothing to answer to. */
function closeOf({ english, opinion, phrases }: Desk, { isBlank }: OutlineFrame): string {
  if (!english || isBlank) return '';
  return phrases.next(opinion.whole === '' ? 'ask' : 'weigh');
}
