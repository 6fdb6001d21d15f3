import { sourceOf } from '../../../../../test/fakes/findings.ts';
import { describe, expect, it } from 'vitest';
import type { Source } from '../../../../core/contracts/research.ts';
import {
  asSourceNote,
  creditByName,
  creditInBrackets,
  creditInFull,
  nameInSentence,
  webAddress,
} from './source-name.ts';

const article: Source = sourceOf({
  id: 's1',
  title: 'Onboarding',
  url: 'https://en.wikipedia.org/wiki/Onboarding',
  site: 'en.wikipedia.org',
  published_at: null,
  retrieved_at: '2026-05-04T10:00:00.000Z',
  kind: 'encyclopaedia',
  license: 'CC BY-SA 4.0',
});
const page: Source = {
  ...article,
  title: 'A survey',
  url: 'https://www.survey.example/1',
  site: 'www.survey.example',
  kind: 'web',
  license: null,
};
const notes: Source = {
  ...article,
  title: 'Your notes 1',
  url: null,
  site: 'Your material',
  kind: 'material',
  license: null,
};

describe('a note in a list of sources', () => {
  it.each([
    ['Choir meeting', 'Choir meeting'],
    ['Parking zones (internal, draft 2)', 'Parking zones'],
    ['whatsapp notes from the meeting', 'Our notes'],
  ])('goes by what is for readers of its name: %j', (title, name) => {
    expect(asSourceNote({ ...notes, title }, 1).title).toBe(name);
  });
});

describe('how a source is named', () => {
  it('in a sentence', () => {
    expect(nameInSentence(article)).toBe('Wikipedia’s article “Onboarding”');
    expect(nameInSentence(page)).toBe('“A survey” on survey.example');
    expect(nameInSentence(notes)).toBe('our notes');
    // What a note is called says nothing to a reader.
    expect(nameInSentence({ ...notes, title: 'Call log' })).toBe('our notes');
  });

  it('behind a quotation, with its licence where there is room', () => {
    expect(creditInBrackets(article)).toBe('(Wikipedia, “Onboarding”)');
    expect(creditInFull(article)).toBe('(Wikipedia, “Onboarding”, CC BY-SA 4.0)');
    expect(creditInBrackets({ ...notes, title: 'Call log' })).toBe('(our notes)');
    expect(creditInBrackets(notes)).toBe('(our notes)');
    expect(creditInFull(page)).toBe('(survey.example, “A survey”)');
  });

  it('in a list, with an address only where it is a plain one', () => {
    expect(asSourceNote(article, 1)).toEqual({
      number: 1,
      title: 'Onboarding',
      url: 'https://en.wikipedia.org/wiki/Onboarding',
      note: 'Wikipedia, CC BY-SA 4.0',
    });
    expect(asSourceNote(notes, 2)).toEqual({ number: 2, title: 'Our notes', url: '', note: '' });
    expect(asSourceNote({ ...notes, title: 'Call log' }, 2)).toMatchObject({ title: 'Call log', note: 'our notes' });
    expect(webAddress({ ...page, url: 'https://en.wikipedia.org/wiki/Churn_(business)' })).not.toBe('');
    for (const url of ['javascript:alert(1)', 'https://x.test/) [y](https://z.test', null]) {
      expect(webAddress({ ...page, url })).toBe('');
    }
  });

  it('beside another language by its title alone', () => {
    expect(creditByName({ ...notes, title: 'Anrufliste' })).toBe('(“Anrufliste”)');
    expect(creditByName(notes)).toBe('');
    expect(creditByName(article)).toBe('(Wikipedia, “Onboarding”, CC BY-SA 4.0)');
  });

  it('without markup and addresses in its title', () => {
    const title = '[Free](https://evil.example) <b>money</b>';
    expect(nameInSentence({ ...page, title })).toBe('“Free ( b money /b” on survey.example');
  });
});
