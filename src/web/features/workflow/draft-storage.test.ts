import { beforeEach, describe, expect, test } from 'vitest';
import { changeDraft, EMPTY_DRAFT, NO_FORMATS, setFormat } from './draft.ts';
import { parseDraft, readDraft, writeDraft } from './draft-storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the draft in this browser', () => {
  const draft = changeDraft(EMPTY_DRAFT, {
    personaId: 'p1',
    topic: 'Churn',
    opinion: 'Emails are theatre.',
    notes: [{ id: '1', title: 'Interviews', text: 'Six of nine left in week four.' }],
    kept: [{ id: 'm1', kind: 'file', title: 'Survey.pdf', characters: 4_000 }],
    materialOf: 'p1',
    research: { allowSites: 'example.com', denySites: 'spam.example', recency: 'month', language: 'de' },
    researchFrom: { jobId: 'job-0', topic: 'Onboarding', sources: 4 },
    formats: setFormat(NO_FORMATS, 'X Post', { enabled: true, quantity: 3 }),
    language: 'pt-BR',
  });

  test('comes back whole', () => {
    writeDraft('maya', draft);
    expect(readDraft('maya')).toEqual(draft);
  });

  test('stays with its tab while another tab writes one of its own; a new tab gets the last', () => {
    writeDraft('maya', draft);
    const other = changeDraft(EMPTY_DRAFT, { topic: 'Of the other tab' });
    localStorage.setItem('manifold.draft.maya', JSON.stringify(other));
    expect(readDraft('maya')).toEqual(draft);
    sessionStorage.clear();
    expect(readDraft('maya')).toEqual(other);
  });

  test('belongs to one user', () => {
    writeDraft('maya', draft);
    expect(readDraft('noor')).toEqual(EMPTY_DRAFT);
  });

  test.each([
    ['nonsense'],
    ['[]'],
    ['null'],
    ['{"topic":7,"notes":"x","formats":[1]}'],
    ['{"language":7}'],
    ['{"language":"<b>"}'],
    ['{"kept":[{"id":1}],"research":{"recency":"soon"},"researchFrom":7}'],
  ])('broken contents count as empty: %s', (stored) => {
    localStorage.setItem('manifold.draft.maya', stored);
    expect(readDraft('maya')).toEqual(EMPTY_DRAFT);
  });

  test('formats that no longer exist are dropped, quantities are clamped', () => {
    const formats = { Haiku: { enabled: true, quantity: 1 }, 'X Post': { enabled: true, quantity: 40 } };
    expect(parseDraft({ formats }).formats).toEqual(setFormat(NO_FORMATS, 'X Post', { enabled: true, quantity: 3 }));
  });
});
