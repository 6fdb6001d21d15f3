import { defineFormat } from './define-format.ts';
import { guardBlock, unguardBlock } from './layout/guard.ts';
import { labelName } from './layout/labels.ts';
import { asBlock, joinBlocks } from './layout/lines.ts';
import { scriptReader } from './layout/read-script.ts';
import { layoutRow, scriptSeconds, spokenText } from './layout/script-rows.ts';
import { layoutTags, readTagBlock } from './layout/tags.ts';
import type { ScriptRow } from './parts.ts';
import { everyLinePlaced, requiredParts } from './rules/conventions.ts';
import { countOf, lengthOf, lengthOfEach, limitRule } from './rules/limits.ts';
import { locate } from './rules/locate.ts';
import { rowsFollow } from './rules/script-rules.ts';

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
const LIMITS = {
  duration: { unit: 'seconds', min: 20, max: 45, hardMax: MOST_SECONDS },
  words: { unit: 'words', min: 50, max: 115 },
  hookWords: { unit: 'words', max: 10 },
  hookSeconds: { unit: 'seconds', max: 3 },
  onScreen: { unit: 'words', max: 7 },
  caption: { unit: 'characters', max: 150 },
  hashtags: { unit: 'hashtags', min: 2, max: 5 },
} as const;

const script = scriptReader(['caption', 'hashtags']);

export const shortContentScript = defineFormat<ShortContentScriptParts, 'Short Content Script'>({
  id: 'short-content-script',
  label: 'Short Content Script',
  hint: 'Under a minute, vertical video',
  group: 'first',
  icon: 'smartphone',
  tint: 320,
  syntax: 'plain',
  usualLength: 1_200,
  spoken: ({ rows }) => spokenText(rows),
  shape: {
    rows: { each: { start: 'seconds', end: 'seconds', spoken: 'block', visual: 'block', onScreen: 'line' } },
    caption: 'block',
    hashtags: 'tags',
  },
  about: `A script for a vertical video (TikTok, Reels, Shorts) of ${LIMITS.duration.min} to ${LIMITS.duration.max} seconds, never over ${MOST_SECONDS}. Plain text, no Markdown.`,
  rules: [
    requiredParts({
      Script: ({ rows }) => rows.length > 0,
      'Spoken words': ({ rows }) => rows.some(({ spoken }) => spoken !== ''),
      Caption: ({ caption }) => caption !== '',
      Hashtags: ({ hashtags }) => hashtags.length > 0,
    }),
    countOf({ id: 'duration', label: 'Duration', ...LIMITS.duration, of: ({ rows }) => scriptSeconds(rows) }),
    lengthOf({
      id: 'words',
      label: 'Spoken words',
      ask: `One idea. ${LIMITS.words.min} to ${LIMITS.words.max} spoken words in all: 10 seconds hold about 25.`,
      ...LIMITS.words,
      of: ({ rows }) => spokenText(rows),
    }),
    lengthOf({
      id: 'hook-words',
      label: 'Words of the hook',
      ask: `The first row is the hook: at most ${LIMITS.hookWords.max} spoken words, over by 00:0${LIMITS.hookSeconds.max}.`,
      ...LIMITS.hookWords,
      of: ({ rows }) => rows[0]?.spoken ?? '',
    }),
    limitRule(
      { id: 'hook-seconds', label: 'Length of the hook', ...LIMITS.hookSeconds },
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
      ask: `Rows from 00:00 to the end without gaps. Each row has its times, what is said, what is seen, and on-screen text of at most ${LIMITS.onScreen.max} words.`,
      ...LIMITS.onScreen,
      of: ({ rows }) => rows.map(({ onScreen }) => onScreen),
    }),
    rowsFollow(({ rows }) => rows),
    lengthOf({
      id: 'caption',
      label: 'Caption',
      ask: `Caption: at most ${LIMITS.caption.max} characters. Hashtags: ${LIMITS.hashtags.min} to ${LIMITS.hashtags.max}.`,
      ...LIMITS.caption,
      of: ({ caption }) => caption,
    }),
    countOf({ id: 'hashtags', label: 'Hashtags', ...LIMITS.hashtags, of: ({ hashtags }) => hashtags.length }),
    everyLinePlaced(),
  ],
  layoutNote: 'Write exactly this layout, one block for each row:',
  skeleton: `[00:00-00:03]
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
