import { gap } from '../../../../core/formats/layout/gaps.ts';
import { countCharacters } from '../../../../core/rules/text.ts';
import type { Desk } from '../desk.ts';
import { ofVariant } from '../lines/of-variant.ts';
import { asHeadline, isHeadline } from '../text/thoughts.ts';
import type { Topic } from '../text/topic.ts';

const TITLE_CHARACTERS = 70;
const OPENING_CHARACTERS = 120;
const TITLES = 3;
/** What titles are still wanted, other ones in each variant. */
const WANTED = [
  ['a title with a name, a place or a number in it', 'a title that asks what your viewers ask'],
  ['a title that says what viewers will see', 'a title as you would say it to one viewer'],
  ['the result as a title, without the way to it', 'a title that names what troubles your viewers'],
] as const;
const DESCRIPTIONS = [
  'what viewers get to see here, in one line',
  'why somebody should watch this, in one line',
  'the answer in short, in one line',
] as const;
const SPOKEN_CHARACTERS = 120;
const SCREEN_WORDS = 7;

/** The topic, then other lines that are short enough. */
export function videoTitles({ topic }: Pick<Desk, 'topic'>, others: readonly string[]): string[] {
  const fitting = others.filter((line) => countCharacters(line) <= TITLE_CHARACTERS);
  return [topic.title(TITLE_CHARACTERS), ...fitting].map(withoutAngles);
}

/** YouTube refuses `<` and `>` in titles. */
function withoutAngles(title: string): string {
  return title
    .replace(/[<>]/gu, ' ')
    .replace(/\s+(:|\s)/gu, '$1')
    .trim();
}

/** The first words: the topic, then the angle; a topic that is a question needs no other one behind it. */
export function opening({ topic, topicKind, voice, angle }: Desk): { spoken: string; onScreen: string } {
  const quoted = topic.quoted(SPOKEN_CHARACTERS);
  const line = `Today’s topic: ${/[.!?…。？！]["”]$/u.test(quoted) ? quoted : `${quoted}.`}`;
  const isAsked = topicKind.kind === 'question';
  return { spoken: isAsked ? line : `${line} ${voice.hook[angle].video}`, onScreen: screenTitle(topic) };
}

/** At most 7 words, as the screen has room for. */
export function screenTitle(topic: Topic): string {
  const words = topic.title(60).split(' ');
  return words.length <= SCREEN_WORDS ? words.join(' ') : `${words.slice(0, SCREEN_WORDS - 1).join(' ')}…`;
}

/** The topic, thoughts of the opinion that are short enough, and places for what is still wanted. */
export function titlesOf(desk: Desk): string[] {
  const thoughts = desk.thoughts.filter(isHeadline).map(asHeadline);
  const telling = videoTitles(desk, thoughts.slice(0, TITLES - 1));
  const open = ofVariant<readonly string[]>(WANTED, desk.variant).map((wish) => gap(wish));
  return [...telling, ...open].slice(0, TITLES);
}

/** The first line is all that a viewer sees before opening it. */
export function describe({ opinion, variant }: Desk): string {
  const { opening } = opinion.split((text) => countCharacters(text) <= OPENING_CHARACTERS);
  return opening !== '' && !opening.includes('\n') ? opening : gap(ofVariant(DESCRIPTIONS, variant));
}
