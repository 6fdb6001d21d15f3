import { SPOKEN_WORDS_PER_MINUTE } from '../../../../core/checks/reading-pace.ts';
import type { ShortContentScriptParts } from '../../../../core/formats/short-content-script.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { createBorrower } from '../borrow.ts';
import type { Desk } from '../desk.ts';
import type { ShortKit } from '../kits/short/short-kit.ts';
import { SHORT_KITS } from '../kits/short/short-kits.ts';
import type { Shot } from '../kits/video/video-kit.ts';
import { hashtagsOf } from '../text/hashtags.ts';
import { timeRows } from './rows.ts';
import { screenTitle } from './video-titles.ts';

const LONGEST_SECONDS = 45;
const OPINION_WORDS = 32;
const CAPTION_CHARACTERS = 150;

/** One idea: hook, quotation, the author's view, a task, a question. */
export function composeShortScript(desk: Desk): ShortContentScriptParts {
  const kit = SHORT_KITS[desk.angle];
  const ask: Shot = { spoken: desk.phrases.next('ask'), ...kit.close };
  const hook: Shot = {
    spoken: desk.voice.hook[desk.angle].short,
    visual: kit.hookVisual,
    onScreen: screenTitle(desk.topic),
  };
  const borrowed = createBorrower(desk).next();
  const quotation: Shot[] = borrowed ? [{ spoken: `${borrowed.lead} ${borrowed.words}`, ...kit.quotation }] : [];
  const view = opinionShot(desk, kit);
  const middle = kit.opinionFirst ? [...view, ...quotation] : [...quotation, ...view];
  const shots = [hook, ...middle, kit.task, ask];
  return {
    rows: timeRows(withinTime(shots, kit.task)),
    caption: desk.topic.quotedWith(kit.caption, CAPTION_CHARACTERS),
    hashtags: hashtagsOf(desk.topic.title(80)),
  };
}

function opinionShot({ opinion, phrases }: Desk, kit: ShortKit): Shot[] {
  const words = opinion.opening((text) => countWords(text) <= OPINION_WORDS);
  if (words === '') return [];
  return [{ spoken: kit.opinionFirst ? words : `${phrases.next('stance')} ${words}`, ...kit.opinion }];
}

/** Drops the task where quotation and opinion already fill the time. */
function withinTime(shots: readonly Shot[], task: Shot): Shot[] {
  const seconds = (shots.reduce((sum, { spoken }) => sum + countWords(spoken), 0) / SPOKEN_WORDS_PER_MINUTE) * 60;
  return seconds <= LONGEST_SECONDS ? [...shots] : shots.filter((shot) => shot !== task);
}
