import { describe, expect, it } from 'vitest';
import { growthOf } from '../../../test/support/growth.ts';
import { SOUND_PRESS_RELEASE, words } from '../../../test/support/sound-parts.ts';
import { pressRelease, type PressReleaseParts } from './press-release.ts';

const SMALL: PressReleaseParts = {
  headline: 'A',
  dateline: 'Leipzig, 3 March 2027',
  lead: 'Lead.',
  body: 'First.\n\n> “We call.” – Maya, founder\n\nSecond.',
  company: 'Northwind',
  boilerplate: 'Northwind calls.',
  contact: 'Maya Lindt\npress@northwind.example',
  sources: [{ number: 1, title: 'Churn', url: 'https://a.example/churn', note: '' }],
  end: '###',
};

const checkOf = (change: Partial<PressReleaseParts>) =>
  pressRelease.check(pressRelease.layout({ ...SOUND_PRESS_RELEASE, ...change }));
const missed = (change: Partial<PressReleaseParts>) =>
  checkOf(change)
    .filter((result) => result.status !== 'pass')
    .map(({ id, status }) => `${id}: ${status}`);
const detailOf = (id: string, change: Partial<PressReleaseParts>) =>
  checkOf(change).find((result) => result.id === id)?.detail;

describe('a press release', () => {
  it('opens with its dateline and ends with the mark that nothing follows', () => {
    expect(pressRelease.layout(SMALL)).toBe(`# A

**Leipzig, 3 March 2027** – Lead.

First.

> “We call.” – Maya, founder

Second.

## About Northwind

Northwind calls.

## Press contact

Maya Lindt
press@northwind.example

## Sources

1. [Churn](https://a.example/churn)

###`);
  });

  it('still tells its body from its lead where there is no lead', () => {
    const bare = { ...SMALL, headline: '', dateline: '', lead: '', company: '', sources: [] };
    expect(pressRelease.layout(bare)).toContain('Body:\nFirst.');
    expect(pressRelease.parse(pressRelease.layout(bare))).toEqual({ parts: bare, unparsed: '' });
  });

  it.each([
    [
      'Headline: A\nDateline: Leipzig, 3 March 2027\n\nLead.\n\nFirst.\n\n**About Northwind**\nWe.\n\nContact: Maya\n\n# # #',
    ],
    ['# A\n\nLEIPZIG, 3 March 2027 – Lead.\n\nFirst.\n\n## About: Northwind\n\nWe.\n\n**Media contact**\nMaya\n\n-30-'],
    ['## A\n**Leipzig, 3 March 2027** — Lead.\n\nFirst.\n\n### About Northwind\nWe.\n\n## Press contact:\nMaya\n\n###'],
    ['# A\n\nLeipzig, 3 March 2027 -- Lead.\n\nFirst.\n\n###\n\n## About Northwind\nWe.\n\n**Contact:** Maya'],
  ])('is read from the ways in which people write it: %j', (text) => {
    const { parts, unparsed } = pressRelease.parse(text.replaceAll('\n', '\r\n'));
    expect({ ...parts, dateline: parts.dateline.toLowerCase() }).toEqual({
      headline: 'A',
      dateline: 'leipzig, 3 march 2027',
      lead: 'Lead.',
      body: 'First.',
      company: 'Northwind',
      boilerplate: 'We.',
      contact: 'Maya',
      sources: [],
      end: '###',
    });
    expect(unparsed).toBe('');
  });

  it('keeps what stands above its headline, and a heading above its lead', () => {
    const text = pressRelease.layout(SMALL).replace('# A\n', 'For immediate release\n\n# A\n\n## A subheading\n');
    expect(pressRelease.parse(text)).toEqual({
      parts: SMALL,
      unparsed: 'For immediate release\n\n## A subheading',
    });
  });

  it('reads blank lines in time proportional to their number', () => {
    const { taken, allowed } = growthOf('\n', (text) => pressRelease.parse(text));
    expect(taken).toBeLessThan(allowed);
  });

  it('knows its boilerplate without any Markdown, and no sentence for one', () => {
    const text = '# A\n\nB.\n\nAbout 40 teams came.\n\nAbout Leipzig we say little.\n\nAbout Northwind Labs, Inc.\nWe.';
    expect(pressRelease.parse(text).parts).toMatchObject({
      body: 'About 40 teams came.\n\nAbout Leipzig we say little.',
      company: 'Northwind Labs, Inc.',
      boilerplate: 'We.',
    });
    const quoted = pressRelease.layout({ ...SMALL, body: 'One.\n\nAbout Northwind Labs' });
    expect(pressRelease.parse(quoted).parts.body).toBe('One.\n\nAbout Northwind Labs');
  });

  it('hands back what somebody names twice', () => {
    const twice =
      'Headline: A\nHeadline: B\nDateline: Bonn, 2 May\nDateline: Kiel, 3 May\nD.\n\n## About E\n\n## About F';
    const { parts, unparsed } = pressRelease.parse(twice);
    expect(parts).toMatchObject({ headline: 'A', dateline: 'Bonn, 2 May', lead: 'D.', company: 'E' });
    expect(unparsed).toBe('B\nKiel, 3 May\nF');
  });

  it.each([
    'LEIPZIG, [Add: date]',
    'Leipzig, 3 March',
    'Leipzig, March 3',
    '[Add: city], 3 March 2027',
    '[Add: city, date]',
  ])('reads the dateline %s, bold or not', (dateline) => {
    for (const line of [`${dateline} – Lead.`, `**${dateline}** – Lead.`])
      expect(pressRelease.parse(`# A\n\n${line}\n\nFirst.`).parts).toMatchObject({ dateline, lead: 'Lead.' });
  });

  it('takes no sentence with a comma and a dash for a dateline', () => {
    const lead = 'In Leipzig, 14 technicians – all of them employed – began.';
    expect(pressRelease.parse(`# A\n\n${lead}`).parts).toMatchObject({ dateline: '', lead });
  });

  it('takes no year in a sentence for a dateline', () => {
    expect(pressRelease.parse('# A\n\nIn 2024 – a good year – we began.').parts).toMatchObject({
      dateline: '',
      lead: 'In 2024 – a good year – we began.',
    });
  });

  it('passes when it keeps every rule', () => {
    expect(missed({})).toEqual([]);
  });

  it.each<[string, Partial<PressReleaseParts>]>([
    ['no quotation', { body: `${words(125)} [1]\n\n${words(100)}` }],
    ['a lead alone', { body: '', sources: [] }],
    ['one paragraph', { body: `${words(250)} [1]` }],
    ['many paragraphs', { body: `${Array.from({ length: 6 }, () => words(40)).join('\n\n')} [1]` }],
    ['a longer boilerplate', { boilerplate: 'We bake. We sell. We close on Mondays. We rest.' }],
    ['no end mark', { end: '' }],
  ])('asks for nothing more of a release with %s', (_, change) => {
    const parts = { ...SOUND_PRESS_RELEASE, ...change };
    expect(missed(change)).toEqual([]);
    expect(pressRelease.parse(pressRelease.layout(parts))).toEqual({ parts, unparsed: '' });
  });

  it.each([
    ['no headline', { headline: '' }, ['parts: fail']],
    ['no dateline', { dateline: '' }, ['parts: fail']],
    ['no lead', { lead: '' }, ['parts: fail']],
    ['no boilerplate', { boilerplate: '' }, ['parts: fail']],
    ['no contact', { contact: '' }, ['parts: fail']],
    ['a long headline', { headline: 'Northwind calls '.repeat(7).trim() }, ['headline: warn']],
    ['a dateline without a date', { dateline: 'Leipzig' }, ['dateline: warn']],
    ['a long lead', { lead: words(61) }, ['lead: warn']],
    ['over 500 words', { boilerplate: words(240) }, ['length: warn']],
    ['a citation of nothing', { body: `${SOUND_PRESS_RELEASE.body} [2]` }, ['citations: fail']],
  ])('notices %s', (_, change, expected) => {
    expect(missed(change)).toEqual(expected);
  });

  it('says what to do', () => {
    expect(detailOf('dateline', { dateline: 'Leipzig' })).toBe('Name the city and the date');
    expect(detailOf('dateline', {})).toBe('Still to be filled in');
    expect(detailOf('parts', { contact: '' })).toBe('Missing: Press contact');
  });

  it('gets its form from an answer that opens as releases do', () => {
    const answer = pressRelease.layout({ ...SMALL, end: '' });
    expect(pressRelease.fit(`Here is the press release:\n\n**FOR IMMEDIATE RELEASE**\n\n${answer}`)).toBe(
      pressRelease.fit(answer),
    );
  });

  it.each(['FOR IMMEDIATE RELEASE', '**Zur sofortigen Veröffentlichung**', 'Pour diffusion immédiate :'])(
    'says nothing of when it may be printed, which "%s" in an answer would',
    (notice) => {
      const answer = pressRelease.layout(SMALL);
      expect(pressRelease.fit(`${notice}\n\n${answer}`)).toBe(pressRelease.fit(answer));
    },
  );

  it('gets the gaps that a model forgot, and nothing invented in them', () => {
    const forgotten = { ...SMALL, dateline: '', contact: '', end: '' };
    expect(pressRelease.fit(pressRelease.layout(forgotten))).toBe(
      pressRelease.layout({
        ...SMALL,
        dateline: '[Add: city, date]',
        contact: '[Add: name, email and telephone for the press]',
      }),
    );
  });
});
