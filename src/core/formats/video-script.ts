import { SPOKEN_WORDS_PER_MINUTE } from '../checks/reading-pace.ts';
import { shortenToBytes, utf8Bytes } from '../checks/utf8-bytes.ts';
import { countCharacters, shorten } from '../rules/text.ts';
import { defineFormat } from './define-format.ts';
import { layoutChapters, readChapters } from './layout/chapters.ts';
import { guardBlock, unguardBlock } from './layout/guard.ts';
import { labelledBlock } from './layout/labelled-line.ts';
import { asBlock, firstSentence, joinBlocks } from './layout/lines.ts';
import { layoutList, readList } from './layout/lists.ts';
import { scriptReader } from './layout/read-script.ts';
import { layoutRow, spokenText } from './layout/script-rows.ts';
import type { Chapter, ScriptRow } from './parts.ts';
import { PLATFORM_LIMITS } from './platform-limits.ts';
import { convention, demand, everyLinePlaced, requiredParts } from './rules/conventions.ts';
import { lengthOf, lengthOfEach, limitRule } from './rules/limits.ts';
import { locate } from './rules/locate.ts';
import type { Rule } from './rules/rule.ts';
import { rowsFollow, wordsFitTime } from './rules/script-rules.ts';

export interface VideoScriptParts {
  /** Options of at most 70 characters. */
  readonly titles: readonly string[];
  /** Its first 120 characters stand alone; with the chapters at most 5,000 bytes. */
  readonly description: string;
  /** None, or at least 3, the first at 0. */
  readonly chapters: readonly Chapter[];
  /** The whole video; the first row is the hook and lasts at most 15 seconds. */
  readonly rows: readonly ScriptRow[];
}

const { youtubeTitle, youtubeDescription, youtubeChapters, youtubeChapterLength } = PLATFORM_LIMITS;
const LIMITS = {
  title: { unit: 'characters', max: 70, hardMax: youtubeTitle.value },
  page: { unit: 'bytes', hardMax: youtubeDescription.value },
  hook: { unit: 'seconds', max: 15 },
} as const;
export const OPENING_LENGTH = 120;
const USUAL_MINUTES = '4 to 8';
const script = scriptReader(['titleOptions', 'description', 'chapters']);

export const videoScript = defineFormat<VideoScriptParts, 'Video Script'>({
  id: 'video-script',
  label: 'Video Script',
  hint: 'Timed rows with chapters',
  group: 'first',
  icon: 'clapperboard',
  tint: 25,
  syntax: 'plain',
  usualLength: 4_000,
  spoken: ({ rows }) => spokenText(rows),
  shape: {
    titles: 'items',
    description: 'block',
    chapters: { each: { start: 'seconds', title: 'line' } },
    rows: { each: { start: 'seconds', end: 'seconds', spoken: 'block', visual: 'block', onScreen: 'line' } },
  },
  about: `A script for a video on YouTube, usually ${USUAL_MINUTES} minutes. Something that is done or seen carries the film from the first row to the last, so that it is no talk with pictures. Plain text, no Markdown.`,
  rules: [
    requiredParts({
      Script: ({ rows }) => rows.length > 0,
      'Spoken words': ({ rows }) => rows.some(({ spoken }) => spoken !== ''),
    }),
    lengthOfEach({
      id: 'title-length',
      label: 'Title length',
      item: 'Title',
      ask: `One to three title options of at most ${LIMITS.title.max} characters.`,
      ...LIMITS.title,
      of: ({ titles }) => titles,
    }),
    lengthOf({
      id: 'description-size',
      label: 'Description with chapters',
      ...LIMITS.page,
      count: utf8Bytes,
      of: pageOf,
    }),
    demand({ id: 'angles', label: 'Characters that YouTube takes' }, ({ text, parts }) => {
      const span = locate(text, /[<>]/.exec(parts.titles.join('\n') + pageOf(parts))?.[0] ?? '');
      return span === null
        ? { kept: true, detail: 'No < or > in titles and description' }
        : { kept: false, detail: 'YouTube refuses < and > in titles and description', spans: [span] };
    }),
    openingRule(),
    chaptersRule(),
    limitRule(
      {
        id: 'hook',
        label: 'Hook',
        ask: `Script: rows from 00:00 to the end without gaps, written for the ear. The first row is the hook: it shows by 00:${LIMITS.hook.max} why to stay.`,
        ...LIMITS.hook,
      },
      ({ text, parts: { rows } }) => {
        const [hook] = rows;
        const found = hook === undefined ? 0 : hook.end - hook.start;
        return [{ name: 'Hook', found, span: locate(text, hook?.spoken ?? '') }];
      },
    ),
    rowsFollow(({ rows }) => rows),
    wordsFitTime(
      `A speaker says about ${SPOKEN_WORDS_PER_MINUTE} words a minute, so a row of 30 seconds holds ${SPOKEN_WORDS_PER_MINUTE / 2}.`,
      ({ rows }) => rows,
    ),
    everyLinePlaced(),
  ],
  layoutNote: 'Write exactly this layout, one block for each row.',
  skeleton: `Title options:
1. <title>
2. <title>
3. <title>

Description (optional):
<text>

Chapters (optional):
00:00 <title>
01:10 <title>
03:00 <title>

Script:

[00:00-00:15]
Spoken: <words>
Visual: <what is seen>
On-screen text (optional): <few words>

[00:15-00:45]
Spoken: <words>
Visual: <what is seen>
On-screen text (optional): <few words>`,

  layout(parts, language) {
    return joinBlocks([
      labelledBlock('titleOptions', layoutList(parts.titles, script.isMarker, true), language),
      labelledBlock('description', guardBlock(asBlock(parts.description), script.isMarker), language),
      labelledBlock('chapters', layoutChapters(parts.chapters), language),
      labelledBlock('script', joinBlocks(parts.rows.map((row) => layoutRow(row, script.isMarker, language))), language),
    ]);
  },

  parse(text) {
    const { linesOf, rows, unparsed } = script.read(text);
    const chapters = readChapters(linesOf('chapters'));
    return {
      parts: {
        titles: readList(linesOf('titleOptions'), script.isMarker),
        description: unguardBlock(linesOf('description'), script.isMarker),
        chapters: chapters.chapters,
        rows,
      },
      unparsed: joinBlocks([unparsed, chapters.unparsed]),
    };
  },

  mend: fitPage,
});

/** What YouTube would refuse: a title or description that is too long, and angle brackets in either. */
function fitPage(parts: VideoScriptParts): VideoScriptParts {
  const chapters = parts.chapters.map(({ start, title }) => ({ start, title: withoutAngles(title) }));
  const room = youtubeDescription.value - utf8Bytes(`\n\n${layoutChapters(chapters)}`);
  return {
    ...parts,
    titles: parts.titles.map((title) => shorten(withoutAngles(title), youtubeTitle.value)),
    description: shortenToBytes(withoutAngles(parts.description), room),
    chapters,
  };
}

function withoutAngles(text: string): string {
  return text.replaceAll('->', '→').replaceAll('<-', '←').replaceAll('<', '‹').replaceAll('>', '›');
}

/** What stands below the video: the description with its chapters. */
function pageOf({ description, chapters }: VideoScriptParts): string {
  return joinBlocks([description, layoutChapters(chapters)]);
}

/** A viewer sees only the beginning of the description before opening it. */
function openingRule(): Rule<VideoScriptParts> {
  const ask = `Description: its first sentence, at most ${OPENING_LENGTH} characters, is all that is seen at first; with the chapters at most ${LIMITS.page.hardMax.toLocaleString('en')} bytes. No < or > there or in a title.`;
  const rule = { id: 'description-opening', label: 'Opening of the description', ask };
  return convention(rule, ({ text, parts: { description } }) => {
    const opening = firstSentence(description);
    const length = countCharacters(opening);
    const span = locate(text, opening);
    return length <= OPENING_LENGTH
      ? { kept: true, detail: `The first sentence ends within ${OPENING_LENGTH} characters` }
      : {
          kept: false,
          detail: `The first sentence has ${length} characters; ${OPENING_LENGTH} are shown`,
          spans: span ? [span] : [],
        };
  });
}

function chaptersRule(): Rule<VideoScriptParts> {
  const ask = `Chapters are optional: at least ${youtubeChapters.value} if there are any, the first at 00:00, each at least ${youtubeChapterLength.value} seconds long, in order.`;
  return convention({ id: 'chapters', label: 'Chapters', ask }, ({ parts: { chapters } }) => {
    if (chapters.length === 0) return { kept: true, detail: 'No chapters' };
    const short = chapters.some(
      ({ start }, index) => index > 0 && start - (chapters[index - 1]?.start ?? 0) < youtubeChapterLength.value,
    );
    const kept = chapters.length >= youtubeChapters.value && chapters[0]?.start === 0 && !short;
    return kept
      ? { kept, detail: `${chapters.length} chapters from 00:00` }
      : {
          kept,
          detail: `YouTube shows chapters from ${youtubeChapters.value} on, the first at 00:00, each at least ${youtubeChapterLength.value} seconds long and in order`,
        };
  });
}
