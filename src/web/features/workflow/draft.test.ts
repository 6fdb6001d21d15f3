import { describe, expect, test } from 'vitest';
import { changeDraft, clearSentTexts, EMPTY_DRAFT, markStarted } from './draft.ts';

describe('a new project after a start', () => {
  const sent = changeDraft(EMPTY_DRAFT, { personaId: 'p1', topic: 'Churn', opinion: 'Emails are theatre.' });

  test('clears the texts that were sent and keeps the persona', () => {
    expect(clearSentTexts(markStarted(sent, sent, 'job-1'))).toEqual(changeDraft(EMPTY_DRAFT, { personaId: 'p1' }));
  });

  test('keeps what was typed while the start was on its way', () => {
    const typedOn = changeDraft(sent, { topic: 'Churn, and then what' });
    expect(clearSentTexts(markStarted(typedOn, sent, 'job-1'))).toEqual(typedOn);
  });
});
