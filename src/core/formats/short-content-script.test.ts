import { describe, expect, it } from 'vitest';
import { SOUND_SHORT_SCRIPT, words } from '../../../test/support/sound-parts.ts';
import { shortContentScript, type ShortContentScriptParts } from './short-content-script.ts';

const missed = (change: Partial<ShortContentScriptParts>) =>
  shortContentScript
    .check(shortContentScript.layout({ ...SOUND_SHORT_SCRIPT, ...change }))
    .filter((result) => result.status !== 'pass')
    .map(({ id, status }) => `${id}: ${status}`);

const rowsUpTo = (end: number) => [
  ...SOUND_SHORT_SCRIPT.rows.slice(0, 2),
  { start: 15, end, spoken: words(30), visual: '', onScreen: '' },
];

describe('a short content script', () => {
  it('has a block for each row, then what is posted with the video', () => {
    expect(
      shortContentScript.layout({
        rows: [{ start: 0, end: 3, spoken: 'Stop.', visual: 'A door', onScreen: 'Stop' }],
        caption: 'A caption.',
        hashtags: ['churn', 'week4'],
      }),
    ).toBe(
      '[00:00-00:03]\nSpoken: Stop.\nVisual: A door\nOn-screen text: Stop\n\nCaption: A caption.\nHashtags: #churn #week4',
    );
  });

  it('reads hashtags in any form', () => {
    for (const line of [
      '**Hashtags:** #churn, #week4',
      'Hashtags:\n#churn\n#week4',
      'Tags: churn week4',
      '- Hashtags: ＃churn ＃week4',
    ]) {
      expect(shortContentScript.parse(`Caption: A\n${line}`).parts).toEqual({
        rows: [],
        caption: 'A',
        hashtags: ['churn', 'week4'],
      });
    }
  });

  it('passes when it keeps every rule', () => {
    expect(missed({})).toEqual([]);
  });

  const [hook, ...rest] = SOUND_SHORT_SCRIPT.rows;
  it.each([
    ['a few seconds', { rows: [hook] }],
    ['a minute', { rows: rowsUpTo(60) }],
    ['a quiet script', { rows: SOUND_SHORT_SCRIPT.rows.map((row) => ({ ...row, spoken: 'Call.' })) }],
    ['nothing on screen', { rows: SOUND_SHORT_SCRIPT.rows.map((row) => ({ ...row, onScreen: '' })) }],
    ['no caption', { caption: '' }],
    ['no hashtags', { hashtags: [] }],
    ['neither', { caption: '', hashtags: [] }],
  ] as [string, Partial<ShortContentScriptParts>][])('asks for nothing more with %s', (_, change) => {
    const parts = { ...SOUND_SHORT_SCRIPT, ...change };
    expect(missed(change)).toEqual([]);
    expect(shortContentScript.parse(shortContentScript.layout(parts))).toEqual({ parts, unparsed: '' });
  });

  it.each([
    ['no rows', { rows: [] }, ['parts: fail']],
    ['61 seconds', { rows: rowsUpTo(61) }, ['duration: warn']],
    [
      'too many words',
      { rows: [...SOUND_SHORT_SCRIPT.rows, { start: 30, end: 45, spoken: words(60), visual: '', onScreen: '' }] },
      ['pace: warn'],
    ],
    ['a slow hook', { rows: [{ ...hook, end: 4 }, { ...rest[0], start: 4 }, rest[1]] }, ['hook-seconds: warn']],
    ['a crowded screen', { rows: [{ ...hook, onScreen: words(13) }, ...rest] }, ['on-screen: warn']],
    ['a gap', { rows: [hook, { ...rest[0], start: 5 }, rest[1]] }, ['times: warn']],
    ['a long caption', { caption: 'x'.repeat(2_201) }, ['caption: fail']],
    ['six hashtags', { hashtags: ['a', 'b', 'c', 'd', 'e', 'f'] }, ['hashtags: warn']],
  ] as [string, Partial<ShortContentScriptParts>, string[]][])('notices %s', (_, change, expected) => {
    expect(missed(change)).toEqual(expected);
  });
});
