import type { Chapter } from '../../../../core/formats/parts.ts';
import { PLATFORM_LIMITS } from '../../../../core/formats/platform-limits.ts';
import type { VideoScriptParts } from '../../../../core/formats/video-script.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { createBorrower, type Borrower } from '../borrow.ts';
import type { Desk } from '../desk.ts';
import type { Scene, Shot } from '../kits/video/video-kit.ts';
import { VIDEO_KITS } from '../kits/video/video-kits.ts';
import { plainSourceList } from '../text/source-list.ts';
import { plainTitle } from '../text/source-name.ts';
import { splitShots, timeRows } from './rows.ts';
import { spokenTopic, videoTitles } from './video-titles.ts';

const OPINION_WORDS = 220;
const ROW_WORDS = 60;

/** A chapter with the shots in it; the times follow from the words. */
interface Part {
  readonly chapter: string;
  readonly shots: readonly Shot[];
}

export function composeVideoScript(desk: Desk): VideoScriptParts {
  const kit = VIDEO_KITS[desk.angle];
  const borrower = createBorrower(desk);
  const pictures = [...QUOTE_PICTURES];
  const scenes = kit.scenes.map((scene) => sceneWithQuotes(scene, borrower, pictures));
  const parts: Part[] = [
    { chapter: 'Start', shots: openingShots(desk) },
    ...scenes.slice(0, kit.opinionAfter),
    ...opinionPart(desk, kit.opinionChapter),
    ...scenes.slice(kit.opinionAfter),
    { chapter: kit.farewell.chapter, shots: kit.farewell.shots },
  ];
  const rows = timeRows(parts.flatMap(({ shots }) => shots));
  const description = [kit.promise, desk.phrases.next('invite'), plainSourceList(borrower.sources())];
  return {
    titles: videoTitles(desk, kit.titleTails),
    description: description.filter(Boolean).join('\n\n'),
    chapters: chaptersOf(
      parts,
      rows.map(({ start }) => start),
    ),
    rows,
  };
}

/** Taken one by one, so that no picture is shown twice. */
const QUOTE_PICTURES = [
  'The quotation on a plain background, its source below',
  'The sentence appears word by word, source line last',
  'Page of the source, the sentence highlighted',
] as const;

function openingShots({ angle, voice, topic }: Desk): Shot[] {
  const { line, onScreen } = spokenTopic(topic);
  return [
    { spoken: voice.hook[angle].video, visual: 'Presenter looks straight into the camera', onScreen: '' },
    { spoken: `${line} ${voice.opening[angle].video}`, visual: 'Title card with the name of the topic', onScreen },
  ];
}

function sceneWithQuotes({ chapter, shots, quotes }: Scene, borrower: Borrower, pictures: string[]): Part {
  const read: Shot[] = [];
  for (let at = 0; quotes && at < quotes.count; at += 1) {
    const borrowed = borrower.next();
    if (!borrowed) break;
    const { lead, words, follow, quote } = borrowed;
    const visual = pictures.shift() ?? '';
    read.push({
      spoken: `${lead} ${words} ${follow}`.trim(),
      visual,
      onScreen: sourceOnScreen(plainTitle(quote.source)),
    });
  }
  const [first, second] = shots;
  if (quotes?.at === 'between') return { chapter, shots: [first, ...read, second] };
  return { chapter, shots: quotes?.at === 'after' ? [...shots, ...read] : [...read, ...shots] };
}

function sourceOnScreen(title: string): string {
  return countWords(title) <= 6 && title !== '' ? `Source: ${title}` : 'Source in the description';
}

function opinionPart({ opinion, phrases }: Desk, chapter: string): Part[] {
  if (opinion.whole === '') return [];
  const words = opinion.opening((text) => countWords(text) <= OPINION_WORDS);
  const pictures = [
    { visual: 'Presenter in a new place, closer to the camera', onScreen: 'Our opinion' },
    { visual: 'Hands while speaking, then back to the face', onScreen: '' },
  ];
  const [first, ...rest] = splitShots(words, pictures, ROW_WORDS);
  const weigh: Shot = { spoken: phrases.next('weigh'), visual: 'A beat of silence, eyes on the viewer', onScreen: '' };
  const opening = first ? [{ ...first, spoken: `${phrases.next('stance')} ${first.spoken}` }] : [];
  return [{ chapter, shots: [...opening, ...rest, weigh] }];
}

/** A chapter that would be too short for the platform goes on under the name of the one before it. */
function chaptersOf(parts: readonly Part[], starts: readonly number[]): Chapter[] {
  const chapters: Chapter[] = [];
  let row = 0;
  for (const { chapter, shots } of parts) {
    const start = starts[row] ?? 0;
    row += shots.length;
    const end = starts[row] ?? Infinity;
    if (chapters.length === 0 || end - start >= PLATFORM_LIMITS.youtubeChapterLength.value)
      chapters.push({ start, title: chapter });
  }
  return chapters;
}
