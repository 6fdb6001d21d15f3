import type { Desk } from '../desk.ts';
import type { Topic } from '../text/topic.ts';

const TITLE_CHARACTERS = 70;
const SPOKEN_CHARACTERS = 120;
const SCREEN_WORDS = 7;

/** The topic, then the topic with each tail, or the tail alone where both together are too long. */
export function videoTitles({ topic }: Pick<Desk, 'topic'>, tails: readonly string[]): string[] {
  const withTails = tails.map((tail) => {
    const line = topic.titleWith(tail, TITLE_CHARACTERS);
    return line.endsWith(tail) ? line : tail;
  });
  return [topic.title(TITLE_CHARACTERS), ...withTails].map(withoutAngles);
}

/** YouTube refuses `<` and `>` in titles. */
function withoutAngles(title: string): string {
  return title
    .replace(/[<>]/gu, ' ')
    .replace(/\s+(:|\s)/gu, '$1')
    .trim();
}

export function spokenTopic(topic: Topic): { line: string; onScreen: string } {
  const quoted = topic.quoted(SPOKEN_CHARACTERS);
  return {
    line: `Today’s topic: ${/[.!?…。？！]["”]$/u.test(quoted) ? quoted : `${quoted}.`}`,
    onScreen: screenTitle(topic),
  };
}

/** At most 7 words, as the screen has room for. */
export function screenTitle(topic: Topic): string {
  const words = topic.title(60).split(' ');
  return words.length <= SCREEN_WORDS ? words.join(' ') : `${words.slice(0, SCREEN_WORDS - 1).join(' ')}…`;
}
