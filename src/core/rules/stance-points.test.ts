import { describe, expect, it } from 'vitest';
import { stancePointsOf } from './stance-points.ts';

const texts = (opinion: string) => stancePointsOf(opinion).map(({ text }) => text);

describe('the points of an opinion', () => {
  it('are its sentences, counted, word for word and in order', () => {
    expect(stancePointsOf('Onboarding emails are theatre. A call in week four saves accounts.')).toEqual([
      { id: 'o1', text: 'Onboarding emails are theatre.' },
      { id: 'o2', text: 'A call in week four saves accounts.' },
    ]);
  });

  it.each(['', ' \n\r\n\t', '! ? …', '---'])('are none where nothing is said: %j', (opinion) => {
    expect(stancePointsOf(opinion)).toEqual([]);
  });

  it.each(['No.', 'Why?', 'Seriously', '反对'])('are that one word where there is no more: %s', (opinion) => {
    expect(texts(opinion)).toEqual([opinion]);
  });

  it.each([
    ['items of a list', '- Calls beat mails by far\n- Mails bore people to death'],
    ['numbered items', '1. Calls beat mails by far\n2) Mails bore people to death'],
    ['lines of a Windows file', 'Calls beat mails by far\r\n\r\nMails bore people to death\r\n'],
    ['lines without a full stop', 'Calls beat mails by far\nMails bore people to death'],
    ['a heading that says something, and what stands below', '# Calls beat mails by far\n\nMails bore people to death'],
  ])('are one each: %s', (_, opinion) => {
    expect(texts(opinion)).toEqual(['Calls beat mails by far', 'Mails bore people to death']);
  });

  it('keep abbreviations and figures whole', () => {
    expect(texts('Teams of approx. 3.5 people, e.g. Dr. Smith’s, do without. They are right.')).toEqual([
      'Teams of approx. 3.5 people, e.g. Dr. Smith’s, do without.',
      'They are right.',
    ]);
  });

  it('are told by the signs of languages that have no full stop', () => {
    expect(texts('远程办公提高效率。会议应该在中午之前结束。')).toEqual([
      '远程办公提高效率。',
      '会议应该在中午之前结束。',
    ]);
    expect(texts('リモートは良い。毎日の会議は多すぎる！')).toEqual(['リモートは良い。', '毎日の会議は多すぎる！']);
  });

  it('are one for 5,000 characters without an end', () => {
    const opinion = 'calls '.repeat(834).trim();
    expect(texts(opinion)).toEqual([opinion]);
  });
});

describe('what says nothing by itself', () => {
  it.each([
    ['a mood, with what it follows', 'Onboarding emails are theatre. Seriously. Calls save accounts in week four.', 2],
    ['a mood before all, with what follows', 'Seriously. Onboarding emails are theatre.', 1],
    ['the last word', 'Onboarding emails are theatre. Fight me!', 1],
    ['a last question', 'Onboarding emails are theatre. Why not?', 1],
    ['several of them', 'Honestly? Really. Onboarding emails are theatre. So be it. Ever.', 1],
  ])('goes along: %s', (_, opinion, count) => {
    expect(texts(opinion)).toHaveLength(count);
    expect(texts(opinion).join(' ')).toBe(opinion);
  });

  it('is a question, with its answer', () => {
    expect(
      texts('Calls save accounts in week four. Who reads these mails? Nobody does. Why? They are all the same.'),
    ).toEqual([
      'Calls save accounts in week four.',
      'Who reads these mails? Nobody does.',
      'Why? They are all the same.',
    ]);
    expect(texts('为什么？远程办公提高效率。')).toEqual(['为什么？远程办公提高效率。']);
  });

  it('is not a sentence of three plain words, nor a request', () => {
    expect(texts('Offices are loud. And please, no more mails.')).toEqual([
      'Offices are loud.',
      'And please, no more mails.',
    ]);
  });

  it('does not go over to another line', () => {
    expect(texts('Cheap\nFast')).toEqual(['Cheap', 'Fast']);
    expect(texts('- Onboarding emails are theatre.\n- Seriously.')).toEqual([
      'Onboarding emails are theatre.',
      'Seriously.',
    ]);
  });

  it('goes with what it leads to, when it is a heading or ends in a colon', () => {
    expect(texts('My view:\nOnboarding emails are theatre.')).toEqual(['My view: Onboarding emails are theatre.']);
    expect(texts('## Mails\n\nOnboarding emails are theatre. Calls save accounts.')).toEqual([
      'Mails Onboarding emails are theatre.',
      'Calls save accounts.',
    ]);
  });

  it('goes with the words before its list, as far as its items are too short', () => {
    expect(texts('Good onboarding is:\n- cheap\n- fast\n- kind to people who are new\n- short')).toEqual([
      'Good onboarding is: - cheap - fast',
      'kind to people who are new',
      'short',
    ]);
  });
});

it('loses no word and swaps none, whatever is written, and says the same each time', () => {
  const bits = [
    'Seriously.',
    'Why?',
    'Emails are theatre for show.',
    '\n',
    '# ',
    '- ',
    'My view:',
    '远程办公提高效率。',
    '\r\n',
    '| ',
    'e.g. ',
  ];
  const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  let seed = 7;
  for (let round = 0; round < 300; round += 1) {
    const opinion = Array.from({ length: 9 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return bits[seed % bits.length];
    }).join(' ');
    expect(texts(opinion).flatMap(words)).toEqual(words(opinion));
    expect(texts(opinion)).toEqual(texts(opinion));
  }
});
