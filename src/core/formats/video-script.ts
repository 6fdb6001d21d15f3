import type { CheckResult } from '../checks/check-result.ts';
import { judgeConvention, judgeEach, judgeLayout, judgeParts, judgePresence, judgeRange } from '../checks/judge.ts';
import { checkPace, checkTimes } from '../checks/script-checks.ts';
import { shortenToBytes, utf8Bytes } from '../checks/utf8-bytes.ts';
import { countCharacters, shorten } from '../rules/text.ts';
import type { Format } from './format.ts';
import { withoutBold, withoutChatter } from './layout/answer.ts';
import { layoutChapters, readChapters } from './layout/chapters.ts';
import { guardBlock, unguardBlock } from './layout/guard.ts';
import { labelledBlock } from './layout/labelled-line.ts';
import { asBlock, joinBlocks } from './layout/lines.ts';
import { layoutList, readList } from './layout/lists.ts';
import { scriptReader } from './layout/read-script.ts';
import { layoutRow, scriptSeconds, spokenText } from './layout/script-rows.ts';
import type { Chapter, ScriptRow } from './parts.ts';
import { PLATFORM_LIMITS } from './platform-limits.ts';

export interface VideoScriptParts {
  /** 3 options of at most 70 characters. */
  readonly titles: readonly string[];
  /** Its first 120 characters stand alone; with the chapters at most 5,000 bytes. */
  readonly description: string;
  /** At least 3, the first at 0. */
  readonly chapters: readonly Chapter[];
  /** The whole video; the first row is the hook and lasts at most 15 seconds. */
  readonly rows: readonly ScriptRow[];
}

const HOOK_SECONDS = 15;
const OPENING_LENGTH = 120;
const MINUTES = { min: 4, max: 8 };
const script = scriptReader(['titleOptions', 'description', 'chapters']);

export const videoScript: Format<VideoScriptParts, 'Video Script'> = {
  id: 'video-script',
  label: 'Video Script',
  hint: 'Timed rows with chapters',
  icon: 'clapperboard',
  tint: 25,
  syntax: 'plain',
  brief: `A script for a video of 4 to 8 minutes. Plain text, no Markdown.
- Title options: 3, each at most 70 characters.
- Description for the video's page: its first 120 characters say by themselves what the viewer gets. No < or >.
- Chapters: at least 3, the first at 00:00, each at least 10 seconds long, in order.
- Script: rows from 00:00 to the end without gaps. Each row has its times, what is said, what is seen and a few words on screen. The first row is the hook and ends by 00:15.
- 150 spoken words a minute: a row of 30 seconds has about 75 words, a video of 5 minutes about 750.
Write exactly this layout, one block for each row:

Title options:
1. <title>
2. <title>
3. <title>

Description:
<text>

Chapters:
00:00 <title>
01:10 <title>
03:00 <title>

Script:

[00:00-00:15]
Spoken: <words>
Visual: <what is seen>
On-screen text: <few words>

[00:15-00:45]
Spoken: <words>
Visual: <what is seen>
On-screen text: <few words>`,

  layout(parts) {
    return joinBlocks([
      labelledBlock('titleOptions', layoutList(parts.titles, script.isMarker, true)),
      labelledBlock('description', guardBlock(asBlock(parts.description), script.isMarker)),
      labelledBlock('chapters', layoutChapters(parts.chapters)),
      labelledBlock('script', joinBlocks(parts.rows.map((row) => layoutRow(row, script.isMarker)))),
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

  check(text) {
    const { parts, unparsed } = videoScript.parse(text);
    return [
      judgeParts({
        'Title options': parts.titles.length > 0,
        Description: parts.description !== '',
        Chapters: parts.chapters.length > 0,
        Script: parts.rows.length > 0,
        'Spoken words': parts.rows.some((row) => row.spoken !== ''),
      }),
      ...checkPage(parts),
      checkChapters(parts.chapters),
      ...checkRows(parts.rows),
      judgeLayout(unparsed),
    ];
  },

  fit(text) {
    const answer = withoutBold(withoutChatter(text));
    const { parts, unparsed } = videoScript.parse(answer);
    return unparsed === '' ? videoScript.layout(fitPage(parts)) : answer;
  },
};

/** What YouTube would refuse: a title or description that is too long, and angle brackets in either. */
function fitPage(parts: VideoScriptParts): VideoScriptParts {
  const chapters = parts.chapters.map(({ start, title }) => ({ start, title: withoutAngles(title) }));
  const room = PLATFORM_LIMITS.youtubeDescription.value - utf8Bytes(`\n\n${layoutChapters(chapters)}`);
  return {
    ...parts,
    titles: parts.titles.map((title) => shorten(withoutAngles(title), PLATFORM_LIMITS.youtubeTitle.value)),
    description: shortenToBytes(withoutAngles(parts.description), room),
    chapters,
  };
}

function withoutAngles(text: string): string {
  return text.replaceAll('->', '→').replaceAll('<-', '←').replaceAll('<', '‹').replaceAll('>', '›');
}

function checkPage({ titles, description, chapters }: VideoScriptParts): CheckResult[] {
  const page = joinBlocks([description, layoutChapters(chapters)]);
  return [
    judgeRange({ id: 'titles', label: 'Title options' }, titles.length, { unit: 'titles', min: 3, max: 3 }),
    judgeEach({ id: 'title-length', label: 'Title length' }, titles.map(countCharacters), {
      unit: 'characters',
      max: 70,
      hardMax: PLATFORM_LIMITS.youtubeTitle.value,
      item: 'Title',
    }),
    judgeRange({ id: 'description-size', label: 'Description with chapters' }, utf8Bytes(page), {
      unit: 'bytes',
      hardMax: PLATFORM_LIMITS.youtubeDescription.value,
    }),
    judgePresence({ id: 'angles', label: 'Characters that YouTube takes' }, !/[<>]/.test(titles.join() + page), {
      found: 'No < or > in titles and description',
      missing: 'YouTube refuses < and > in titles and description',
    }),
    checkOpening(description),
  ];
}

/** A viewer sees only the beginning of the description before opening it. */
function checkOpening(description: string): CheckResult {
  const opening = /^.*?(?:[.!?…。！？](?=\s|$)|$)/mu.exec(description)?.[0] ?? '';
  const length = countCharacters(opening);
  return judgeConvention({ id: 'description-opening', label: 'Opening of the description' }, length <= OPENING_LENGTH, {
    kept: `The first sentence ends within ${OPENING_LENGTH} characters`,
    missed: `The first sentence has ${length} characters; ${OPENING_LENGTH} are shown`,
  });
}

function checkChapters(chapters: readonly Chapter[]): CheckResult {
  const { youtubeChapters, youtubeChapterLength } = PLATFORM_LIMITS;
  const short = chapters.some(
    ({ start }, index) => index > 0 && start - (chapters[index - 1]?.start ?? 0) < youtubeChapterLength.value,
  );
  const kept = chapters.length >= youtubeChapters.value && chapters[0]?.start === 0 && !short;
  return judgeConvention({ id: 'chapters', label: 'Chapters' }, kept, {
    kept: `${chapters.length} chapters from 00:00`,
    missed: `YouTube shows chapters from ${youtubeChapters.value} on, the first at 00:00, each at least ${youtubeChapterLength.value} seconds long and in order`,
  });
}

function checkRows(rows: readonly ScriptRow[]): CheckResult[] {
  const seconds = scriptSeconds(rows);
  const [hook] = rows;
  return [
    judgeRange({ id: 'duration', label: 'Duration' }, Math.round(seconds / 6) / 10, { unit: 'minutes', ...MINUTES }),
    judgeRange({ id: 'hook', label: 'Hook' }, hook === undefined ? 0 : hook.end - hook.start, {
      unit: 'seconds',
      max: HOOK_SECONDS,
    }),
    checkTimes(rows),
    checkPace(spokenText(rows), seconds),
  ];
}
