import { describe, expect, test } from 'vitest';
import { addKept, changeDraft, clearSentTexts, EMPTY_DRAFT, markStarted, readSites, type KeptNote } from './draft.ts';

describe('sites as people type them', () => {
  test('commas, spaces and lines separate them, and addresses stand for their sites', () => {
    expect(readSites('example.com, https://www.other.org/page\nexample.com')).toEqual({
      sites: ['example.com', 'other.org'],
      wrong: [],
    });
  });

  test('what is none is told apart', () => {
    expect(readSites('example.com nonsense').wrong).toEqual(['nonsense']);
  });
});

test('material that is chosen twice is there once', () => {
  const file: KeptNote = { id: 'm1', kind: 'file', title: 'Survey.pdf', characters: 10 };
  expect(addKept(addKept(EMPTY_DRAFT, [file]), [file]).kept).toEqual([file]);
});

describe('a new project after a start', () => {
  const sent = changeDraft(EMPTY_DRAFT, { personaId: 'p1', topic: 'Churn', opinion: 'Emails are theatre.' });

  test('clears the texts that were sent and keeps the persona', () => {
    expect(clearSentTexts(markStarted(sent, sent, 'job-1'))).toEqual(changeDraft(EMPTY_DRAFT, { personaId: 'p1' }));
  });

  test('keeps the language, which is a setting and no text', () => {
    const german = changeDraft(sent, { language: 'de' });
    expect(clearSentTexts(markStarted(german, german, 'job-1')).language).toBe('de');
  });

  test('keeps what was typed while the start was on its way', () => {
    const typedOn = changeDraft(sent, { topic: 'Churn, and then what' });
    expect(clearSentTexts(markStarted(typedOn, sent, 'job-1'))).toEqual(typedOn);
  });
});
