import { countCharacters, countWords } from '../../../../core/rules/text.ts';
import { readSentences } from '../../../research/reading/sentences.ts';
import { listItems } from './points.ts';
import { closeSentence, splitSentences } from './sentences.ts';

const HEADLINE = { words: 15, characters: 90 } as const;
/** Fewer say nothing by themselves: "Maybe." */
const FEWEST_WORDS = 4;

/** Goes on from the sentence before it, or speaks of something named there. */
const LEANS =
  /^(?:and|but|so|or|then|also|still|yet|nor|plus|otherwise)(?![\p{L}’'-])|^(?:if|when|because|since|until|unless|although|though|while|after|before) (?:that|this|it|they|he|she)(?![\p{L}’'-])|(?<![\p{L}])of (?:it|them|these|those|this)(?![\p{L}’'-])/iu;

/** The points of an opinion in its own words, each fit to stand alone: items of its list, else its sentences; those that lean on the one before stay with it. */
export function thoughtsOf(opinion: string): string[] {
  const items = listItems(opinion);
  if (items) return listedThoughts(items);
  const thoughts: string[] = [];
  for (const sentence of splitSentences(opinion)) {
    const last = thoughts.length - 1;
    const leans =
      LEANS.test(sentence) || readSentences(sentence, 'en')[0]?.leans === true || countWords(sentence) < FEWEST_WORDS;
    if (last >= 0 && leans) thoughts[last] = `${thoughts[last]} ${sentence}`;
    else thoughts.push(sentence);
  }
  return thoughts.map(closeSentence);
}

/** A line that leads on to others stays with the first of them. */
function listedThoughts(items: readonly string[]): string[] {
  const [first = '', second = '', ...others] = items;
  const led = first.endsWith(':') ? [`${first} ${second}`, ...others] : items;
  return led.map(closeSentence);
}

/** Begins with what only the title above it tells: "There, I said it." */
const POINTS_BACK = /^(?:there[,!]|this is\b|that is\b|that['’]s\b|it['’]s\b|it is\b)/iu;

/** Whether an opinion says nothing without the topic before it. */
export function needsTopic(opinion: string): boolean {
  return POINTS_BACK.test(opinion);
}

/** Whether a thought can stand as a heading or a title, that is on one line and without signs that Markdown would take for its own. */
export function isHeadline(thought: string): boolean {
  return (
    splitSentences(thought).length === 1 &&
    countWords(thought) <= HEADLINE.words &&
    countCharacters(thought) <= HEADLINE.characters &&
    isPlainLine(thought)
  );
}

/** Whether a thought can open a line of Markdown as it is. */
export function isPlainLine(thought: string): boolean {
  return !/^[#>+*|`~\d[-]/u.test(thought) && !/[\n[]/u.test(thought);
}

/** As it stands in a heading, which ends without a full stop. */
export function asHeadline(thought: string): string {
  const line = thought.replace(/(?<!\.)\.$/u, '');
  return /^\p{Ll}+[ ,]/u.test(line) ? line.charAt(0).toUpperCase() + line.slice(1) : line;
}
