import { describe, expect, test } from 'vitest';
import { TEXT_LIMITS } from '../../../core/rules/limits.ts';
import { changeDraft, chosenFormats, clearSentTexts, EMPTY_DRAFT, newNote, NO_FORMATS, setFormat } from './draft.ts';
import { checkStart } from './start-rule.ts';

const onePost = setFormat(NO_FORMATS, 'X Post', { enabled: true });
const whole = changeDraft(EMPTY_DRAFT, { personaId: 'p1', topic: 'Churn', formats: onePost });

describe('Start Workflow', () => {
  test('needs a persona, a topic and a format, and nothing else', () => {
    expect(checkStart(EMPTY_DRAFT, false).missing).toEqual(['persona', 'topic', 'formats']);
    expect(checkStart(whole, true)).toEqual({ missing: [], tooLong: [] });
  });

  test('white space is no topic', () => {
    expect(checkStart(changeDraft(whole, { topic: ' \n\t ' }), true).missing).toEqual(['topic']);
  });

  test('a persona that no longer exists is none', () => {
    expect(checkStart(whole, false).missing).toEqual(['persona']);
  });

  test('formats that were switched off again do not count', () => {
    const formats = setFormat(onePost, 'X Post', { enabled: false });
    expect(checkStart(changeDraft(whole, { formats }), true).missing).toEqual(['formats']);
  });

  test('names each text over its limit, counted in characters that a person sees', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(checkStart(changeDraft(whole, { topic: family.repeat(TEXT_LIMITS.topic) }), true).tooLong).toEqual([]);
    expect(checkStart(changeDraft(whole, { topic: 'a'.repeat(TEXT_LIMITS.topic + 1) }), true).tooLong).toEqual([
      'The topic must be 500 characters or less.',
    ]);
    const half = 'b'.repeat(TEXT_LIMITS.material / 2);
    const first = { ...newNote([]), text: half };
    const second = { ...newNote([first]), text: `${half}c` };
    expect(checkStart(changeDraft(whole, { notes: [first, second] }), true).tooLong).toEqual([
      'Your material must be 200,000 characters or less in all.',
    ]);
  });
});

describe('formats on the wire', () => {
  test('stand in menu order with their quantities, clamped to 1 to 3', () => {
    let formats = setFormat(NO_FORMATS, 'Blog Post', { enabled: true, quantity: 9 });
    formats = setFormat(formats, 'Descriptions', { enabled: true, quantity: -1 });
    formats = setFormat(formats, 'Video Script', { quantity: 2 });
    expect(chosenFormats(formats)).toEqual({
      desired_formats: ['Descriptions', 'Blog Post'],
      batch_formats: { Descriptions: 1, 'Blog Post': 3 },
    });
  });
});

describe('a new project', () => {
  test('clears what was sent, and keeps persona and formats', () => {
    const sent = { ...whole, startedAs: 'job-1' };
    expect(clearSentTexts(sent)).toEqual({ ...EMPTY_DRAFT, personaId: 'p1', formats: onePost });
  });

  test('keeps a text that was never sent', () => {
    const changedSince = changeDraft({ ...whole, startedAs: 'job-1' }, { topic: 'Pricing' });
    expect(clearSentTexts(changedSince).topic).toBe('Pricing');
  });
});
