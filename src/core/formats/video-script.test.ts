import { describe, expect, it } from 'vitest';
import { SOUND_VIDEO_SCRIPT, words } from '../../../test/support/sound-parts.ts';
import { utf8Bytes } from '../checks/utf8-bytes.ts';
import { videoScript, type VideoScriptParts } from './video-script.ts';

const SMALL: VideoScriptParts = {
  titles: ['A', 'B', 'C'],
  description: 'D',
  chapters: [
    { start: 0, title: 'Start' },
    { start: 70, title: 'End' },
  ],
  rows: [
    { start: 0, end: 15, spoken: 'Hello.', visual: 'A desk', onScreen: 'Hi' },
    { start: 15, end: 3_700, spoken: 'Bye.\n\nReally.', visual: '', onScreen: '' },
  ],
};

const missed = (change: Partial<VideoScriptParts>) =>
  videoScript
    .check(videoScript.layout({ ...SOUND_VIDEO_SCRIPT, ...change }))
    .filter((result) => result.status !== 'pass')
    .map(({ id, status }) => `${id}: ${status}`);

describe('a video script', () => {
  it('has what goes on the page first, then a block for each row', () => {
    expect(videoScript.layout(SMALL)).toBe(`Title options:
1. A
2. B
3. C

Description:
D

Chapters:
00:00 Start
01:10 End

Script:
[00:00-00:15]
Spoken: Hello.
Visual: A desk
On-screen text: Hi

[00:15-1:01:40]
Spoken: Bye.

Really.`);
  });

  it.each([
    [
      'bold times and labels',
      '**[0:00 – 0:15]**\n\n**Spoken:** Hello.\n**Visual:** A desk\n**On-screen text:** Hi\n\n## 0:15–1:01:40 ##\nVoiceover: Bye.\n\nReally.',
    ],
    [
      'labels in another order',
      '(0:00-0:15)\nOn screen text: Hi\nVisuals: A desk\nNarration: Hello.\n\n[00:15 to 1:01:40]\nBye.\n\nReally.',
    ],
    [
      'seconds, and a label behind the time',
      '0-15s: Spoken: Hello.\nVisual: A desk\nText overlay: Hi\n\n[0:15-1:01:40] Bye.\n\nReally.',
    ],
  ])('is read from %s', (_, text) => {
    const rows = videoScript.parse(text.replace(' ##\n', '\n').replaceAll('\n', '\r\n')).parts.rows;
    expect(rows).toEqual(SMALL.rows);
  });

  it('is read from a table, whatever the order of its columns', () => {
    const table = `| Time | Visual | Spoken | On-screen text |
|:---|---|---|---|
| 0:00-0:15 | A desk | Hello. | Hi |
| **00:15 – 01:00** |  | Bye \\| bye. | |`;
    expect(videoScript.parse(table)).toEqual({
      parts: {
        titles: [],
        description: '',
        chapters: [],
        rows: [SMALL.rows[0], { start: 15, end: 60, spoken: 'Bye | bye.', visual: '', onScreen: '' }],
      },
      unparsed: '',
    });
  });

  it('gets times where a model left them out: each row starts where the one before ends', () => {
    const text = `Spoken: ${words(25)}\nVisual: A desk\n\nSpoken: ${words(50)}\nVisual: A door`;
    expect(videoScript.parse(text).parts.rows).toMatchObject([
      { start: 0, end: 10, visual: 'A desk' },
      { start: 10, end: 30, visual: 'A door' },
    ]);
    expect(videoScript.parse('[00:00] One.\n\n[00:12] Two.').parts.rows).toMatchObject([
      { start: 0, end: 12, spoken: 'One.' },
      { start: 12, end: 13, spoken: 'Two.' },
    ]);
  });

  it('reads chapters with dashes, bullets and ends, and hands back what is none', () => {
    const text =
      'Chapters:\n- 00:00 - Start\n**01:10** End\n2:00–3:00: More\nnot a chapter\n\nScript:\n[00:00-00:05]\nSpoken: Hi';
    const { parts, unparsed } = videoScript.parse(text);
    expect(parts.chapters).toEqual([...SMALL.chapters, { start: 120, title: 'More' }]);
    expect(parts.rows).toHaveLength(1);
    expect(unparsed).toBe('not a chapter');
  });

  it('passes when it keeps every rule', () => {
    expect(missed({})).toEqual([]);
  });

  const { rows } = SOUND_VIDEO_SCRIPT;
  it.each<[string, Partial<VideoScriptParts>]>([
    ['one title', { titles: ['Week four decides'] }],
    ['no title', { titles: [] }],
    ['no description', { description: '' }],
    ['no chapters', { chapters: [] }],
    ['the script alone', { titles: [], description: '', chapters: [] }],
    ['three minutes', { rows: rows.slice(0, 2) }],
    ['long pauses', { rows: rows.map((row) => ({ ...row, spoken: words(20) })) }],
  ])('asks for nothing more with %s', (_, change) => {
    const parts = { ...SOUND_VIDEO_SCRIPT, ...change };
    expect(missed(change)).toEqual([]);
    expect(videoScript.parse(videoScript.layout(parts))).toEqual({ parts, unparsed: '' });
  });

  it.each([
    ['no rows', { rows: [] }, ['parts: fail']],
    ['nothing said', { rows: rows.map((row) => ({ ...row, spoken: '' })) }, ['parts: fail']],
    ['a title over 70 characters', { titles: ['A', 'B', 'x'.repeat(71)] }, ['title-length: warn']],
    ['a title over 100 characters', { titles: ['A', 'B', 'x'.repeat(101)] }, ['title-length: fail']],
    ['a page over 5,000 bytes', { description: `First.\n\n${'é'.repeat(2_500)}` }, ['description-size: fail']],
    ['angle brackets', { description: 'Watch -> learn.' }, ['angles: fail']],
    ['an opening that is cut off', { description: `${'word '.repeat(24)}end.` }, ['description-opening: warn']],
    ['two chapters', { chapters: SOUND_VIDEO_SCRIPT.chapters.slice(0, 2) }, ['chapters: warn']],
    [
      'chapters that do not start at 00:00',
      { chapters: [{ start: 1, title: 'A' }, ...SOUND_VIDEO_SCRIPT.chapters.slice(1)] },
      ['chapters: warn'],
    ],
    [
      'a chapter of 9 seconds',
      {
        chapters: [
          { start: 0, title: 'A' },
          { start: 9, title: 'B' },
          { start: 30, title: 'C' },
        ],
      },
      ['chapters: warn'],
    ],
    [
      'a slow hook',
      {
        rows: [
          { start: 0, end: 16, spoken: words(40), visual: '', onScreen: '' },
          { start: 16, end: 315, spoken: words(747), visual: '', onScreen: '' },
        ],
      },
      ['hook: warn'],
    ],
    [
      'a gap between rows',
      { rows: [...rows.slice(0, 2), { start: 170, end: 320, spoken: words(375), visual: '', onScreen: '' }] },
      ['times: warn'],
    ],
    [
      'too many words for the time',
      { rows: rows.slice(0, 2).concat({ start: 165, end: 315, spoken: words(500), visual: '', onScreen: '' }) },
      ['pace: warn'],
    ],
  ])('notices %s', (_, change, expected) => {
    expect(missed(change)).toEqual(expected);
  });

  it('is fitted to what YouTube takes', () => {
    const text = videoScript.layout({
      ...SOUND_VIDEO_SCRIPT,
      titles: ['word '.repeat(30), 'a -> b', 'C'],
      description: `First.\n\n${'<é> '.repeat(2_000)}`,
    });
    const fitted = videoScript.fit(text);
    const { parts } = videoScript.parse(fitted);
    expect(videoScript.check(fitted).filter((result) => result.status === 'fail')).toEqual([]);
    expect(parts.titles[0]).toMatch(/^(word )+word…$/);
    expect(parts.titles[1]).toBe('a → b');
    expect(utf8Bytes(parts.description)).toBeGreaterThan(4_500);
    expect(parts.rows).toEqual(SOUND_VIDEO_SCRIPT.rows);
  });
});
