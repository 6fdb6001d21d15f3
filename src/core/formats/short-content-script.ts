import { defineFormat } from './define-format.ts';
import { guardBlock, unguardBlock } from './layout/guard.ts';
import { labelName } from './layout/labels.ts';
import { asBlock, joinBlocks } from './layout/lines.ts';
import { scriptReader } from './layout/read-script.ts';
import { layoutRow, scriptSeconds, spokenText } from './layout/script-rows.ts';
import { layoutTags, readTagBlock } from './layout/tags.ts';
import type { ScriptRow } from './parts.ts';
import { PLATFORM_LIMITS } from './platform-limits.ts';
import { everyLinePlaced, requiredParts } from './rules/conventions.ts';
import { countOf, lengthOf, lengthOfEach, limitRule } from './rules/limits.ts';
import { locate } from './rules/locate.ts';
import { rowsFollow, wordsFitTime } from './rules/script-rules.ts';

export interface ShortContentScriptParts {
  /** At most a minute; the first row is the hook and over within 3 seconds. On-screen text has at most 12 words. */
  readonly rows: readonly ScriptRow[];
  /** Optional; at most 2,200 characters, the least that the platforms take. */
  readonly caption: string;
  /** At most 5, without the `#`. */
  readonly hashtags: readonly string[];
}

const LIMITS = {
  /** The platforms take longer ones, which are another kind of video. */
  duration: { unit: 'seconds', max: 60 },
  hookSeconds: { unit: 'seconds', max: 3 },
  onScreen: { unit: 'words', max: 12 },
  caption: { unit: 'characters', hardMax: PLATFORM_LIMITS.instagramCaption.value },
  hashtags: { unit: 'hashtags', max: 5 },
} as const;
const USUAL_SECONDS = '30 to 50';

const script = scriptReader(['caption', 'hashtags']);

export const shortContentScript = defineFormat<ShortContentScriptParts, 'Short Content Script'>({
  id: 'short-content-script',
  label: 'Short Content Script',
  hint: 'Under a minute, vertical video',
  group: 'first',
  icon: 'smartphone',
  tint: 320,
  syntax: 'plain',
  usualLength: 1_600,
  spoken: ({ rows }) => spokenText(rows),
  shape: {
    rows: { each: { start: 'seconds', end: 'seconds', spoken: 'block', visual: 'block', onScreen: 'line' } },
    caption: 'block',
    hashtags: 'tags',
  },
  about: `A script for a vertical video (TikTok, Reels, Shorts). One thing that is seen carries it from the first frame to the last, and what is said could not be said without it; each line is short enough for one breath. Usually ${USUAL_SECONDS} seconds, at most ${LIMITS.duration.max}. Plain text, no Markdown.`,
  rules: [
    requiredParts({
      Script: ({ rows }) => rows.length > 0,
      'Spoken words': ({ rows }) => rows.some(({ spoken }) => spoken !== ''),
    }),
    countOf({ id: 'duration', label: 'Duration', ...LIMITS.duration, of: ({ rows }) => scriptSeconds(rows) }),
    limitRule(
      {
        id: 'hook-seconds',
        label: 'Length of the hook',
        ask: `The first row is the hook, over by 00:0${LIMITS.hookSeconds.max}: by then viewers have decided to stay or to swipe on.`,
        ...LIMITS.hookSeconds,
      },
      ({ text, parts: { rows } }) => {
        const [hook] = rows;
        const found = hook === undefined ? 0 : hook.end - hook.start;
        return [{ name: 'Length of the hook', found, span: locate(text, hook?.spoken ?? '') }];
      },
    ),
    lengthOfEach({
      id: 'on-screen',
      label: 'On-screen text',
      item: 'Row',
      ask: `Rows from 00:00 to the end without gaps. On-screen text is optional: a few words, at most ${LIMITS.onScreen.max}, for those who watch without sound, and for a source.`,
      ...LIMITS.onScreen,
      of: ({ rows }) => rows.map(({ onScreen }) => onScreen),
    }),
    rowsFollow(({ rows }) => rows),
    wordsFitTime('10 seconds hold about 25 spoken words.', ({ rows }) => rows),
    lengthOf({
      id: 'caption',
      label: 'Caption',
      ask: `Optional: a caption below the video, usually 200 to 500 characters, at most ${LIMITS.caption.hardMax.toLocaleString('en')}, which has what the video has no time for, such as the rest of our opinion; at most ${LIMITS.hashtags.max} hashtags.`,
      ...LIMITS.caption,
      of: ({ caption }) => caption,
    }),
    countOf({ id: 'hashtags', label: 'Hashtags', ...LIMITS.hashtags, of: ({ hashtags }) => hashtags.length }),
    everyLinePlaced(),
  ],
  layoutNote: 'Write exactly this layout, one block for each row.',
  skeleton: `[00:00-00:03]
Spoken: <hook>
Visual: <what is seen>
On-screen text (optional): <few words>

[00:03-00:12]
Spoken: <words>
Visual: <what is seen>
On-screen text (optional): <few words>

[00:12-00:25]
Spoken: <words>
Visual: <what is seen>
On-screen text (optional): <few words>

Caption (optional): <caption>
Hashtags (optional): #<tag> #<tag>`,

  layout(parts, language) {
    const caption = guardBlock(asBlock(parts.caption), script.isMarker);
    const hashtags = layoutTags(parts.hashtags);
    const post = [
      caption === '' ? '' : `${labelName('caption', language)}: ${caption}`,
      hashtags === '' ? '' : `${labelName('hashtags', language)}: ${hashtags}`,
    ];
    return joinBlocks([
      ...parts.rows.map((row) => layoutRow(row, script.isMarker, language)),
      post.filter((line) => line !== '').join('\n'),
    ]);
  },

  parse(text) {
    const { linesOf, rows, unparsed } = script.read(text);
    const { tags, rest } = readTagBlock(linesOf('hashtags').join('\n'));
    return {
      parts: {
        rows,
        caption: unguardBlock(linesOf('caption'), script.isMarker),
        hashtags: tags,
      },
      unparsed: joinBlocks([unparsed, rest]),
    };
  },
});
