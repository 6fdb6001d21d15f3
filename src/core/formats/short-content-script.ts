import type { CheckResult } from '../checks/check-result.ts';
import { judgeEach, judgeLayout, judgeParts, judgeRange } from '../checks/judge.ts';
import { checkTimes } from '../checks/script-checks.ts';
import { countCharacters, countWords } from '../rules/text.ts';
import type { Format } from './format.ts';
import { withoutBold, withoutChatter } from './layout/answer.ts';
import { guardBlock, unguardBlock } from './layout/guard.ts';
import { labelName } from './layout/labels.ts';
import { asBlock, joinBlocks } from './layout/lines.ts';
import { scriptReader } from './layout/read-script.ts';
import { layoutRow, scriptSeconds, spokenText } from './layout/script-rows.ts';
import type { ScriptRow } from './parts.ts';

export interface ShortContentScriptParts {
  /** 20 to 45 seconds; the first row is the hook: at most 10 words within 3 seconds. On-screen text has at most 7 words. */
  readonly rows: readonly ScriptRow[];
  /** At most 150 characters. */
  readonly caption: string;
  /** 2 to 5, without the `#`. */
  readonly hashtags: readonly string[];
}

/** The format's own ceiling; the platforms take longer ones. */
const MOST_SECONDS = 60;
const HOOK = { seconds: 3, words: 10 };

const script = scriptReader(['caption', 'hashtags']);

export const shortContentScript: Format<ShortContentScriptParts, 'Short Content Script'> = {
  id: 'short-content-script',
  label: 'Short Content Script',
  hint: 'Under a minute, vertical video',
  icon: 'smartphone',
  tint: 320,
  syntax: 'plain',
  brief: `A script for a vertical video (TikTok, Reels, Shorts) of 20 to 45 seconds, never over ${MOST_SECONDS}. Plain text, no Markdown.
- One idea. 50 to 115 spoken words in all: 10 seconds hold about 25.
- Rows from 00:00 to the end without gaps. Each row has its times, what is said, what is seen, and on-screen text of at most 7 words.
- The first row is the hook: at most ${HOOK.words} spoken words, over by 00:0${HOOK.seconds}.
- Caption: at most 150 characters. Hashtags: 2 to 5.
Write exactly this layout, one block for each row:

[00:00-00:03]
Spoken: <hook>
Visual: <what is seen>
On-screen text: <few words>

[00:03-00:12]
Spoken: <words>
Visual: <what is seen>
On-screen text: <few words>

[00:12-00:25]
Spoken: <words>
Visual: <what is seen>
On-screen text: <few words>

Caption: <caption>
Hashtags: #<tag> #<tag>`,

  layout(parts) {
    const caption = guardBlock(asBlock(parts.caption), script.isMarker);
    const hashtags = parts.hashtags.flatMap(readTags);
    const post = [
      caption === '' ? '' : `${labelName('caption')}: ${caption}`,
      hashtags.length === 0 ? '' : `${labelName('hashtags')}: ${hashtags.map((tag) => `#${tag}`).join(' ')}`,
    ];
    return joinBlocks([
      ...parts.rows.map((row) => layoutRow(row, script.isMarker)),
      post.filter((line) => line !== '').join('\n'),
    ]);
  },

  parse(text) {
    const { linesOf, rows, unparsed } = script.read(text);
    return {
      parts: {
        rows,
        caption: unguardBlock(linesOf('caption'), script.isMarker),
        hashtags: linesOf('hashtags').flatMap(readTags),
      },
      unparsed,
    };
  },

  check(text) {
    const { parts, unparsed } = shortContentScript.parse(text);
    return [
      judgeParts({
        Script: parts.rows.length > 0,
        'Spoken words': parts.rows.some((row) => row.spoken !== ''),
        Caption: parts.caption !== '',
        Hashtags: parts.hashtags.length > 0,
      }),
      ...checkRows(parts.rows),
      judgeRange({ id: 'caption', label: 'Caption' }, countCharacters(parts.caption), { unit: 'characters', max: 150 }),
      judgeRange({ id: 'hashtags', label: 'Hashtags' }, parts.hashtags.length, { unit: 'hashtags', min: 2, max: 5 }),
      judgeLayout(unparsed),
    ];
  },

  fit(text) {
    const answer = withoutBold(withoutChatter(text));
    const { parts, unparsed } = shortContentScript.parse(answer);
    return unparsed === '' ? shortContentScript.layout(parts) : answer;
  },
};

function readTags(line: string): string[] {
  return line.split(/[\s,#＃]+/u).filter((tag) => tag !== '');
}

function checkRows(rows: readonly ScriptRow[]): CheckResult[] {
  const [hook] = rows;
  return [
    judgeRange({ id: 'duration', label: 'Duration' }, scriptSeconds(rows), {
      unit: 'seconds',
      min: 20,
      max: 45,
      hardMax: MOST_SECONDS,
    }),
    judgeRange({ id: 'words', label: 'Spoken words' }, countWords(spokenText(rows)), {
      unit: 'words',
      min: 50,
      max: 115,
    }),
    judgeRange({ id: 'hook-words', label: 'Words of the hook' }, countWords(hook?.spoken ?? ''), {
      unit: 'words',
      max: HOOK.words,
    }),
    judgeRange({ id: 'hook-seconds', label: 'Length of the hook' }, hook === undefined ? 0 : hook.end - hook.start, {
      unit: 'seconds',
      max: HOOK.seconds,
    }),
    judgeEach(
      { id: 'on-screen', label: 'On-screen text' },
      rows.map((row) => countWords(row.onScreen)),
      {
        unit: 'words',
        max: 7,
        item: 'Row',
      },
    ),
    checkTimes(rows),
  ];
}
