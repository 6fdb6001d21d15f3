import { describe, expect, test } from 'vitest';
import type { ClientConfig } from '../../../../core/contracts/client-config.ts';
import { changeDraft, EMPTY_DRAFT } from '../draft.ts';
import { hasNothingOfItsOwn } from './has-nothing.ts';
import { outlookOf } from './outlook.ts';
import { EMBEDDED_AUTH } from '../../../../../test/fakes/embedded-auth.ts';

const config = (id: 'builtin' | 'model', providers: string[]): ClientConfig => ({
  product: 'Manifold',
  version: '1',
  auth: EMBEDDED_AUTH,
  writer: { id, model: id === 'model' ? 'some-model' : null, vendor: null, trouble: null, languages: null },
  mode: 'best',
  research: { providers },
  limits: {
    personas: null,
    jobs_per_day: null,
    jobs_at_once: null,
    tokens_per_job: null,
    tokens_per_day: null,
    uploads_per_day: null,
  },
});
const topicAlone = changeDraft(EMPTY_DRAFT, { topic: 'Churn', notes: [{ id: '1', title: 'Empty', text: ' ' }] });
const from = (sources: number) =>
  changeDraft(topicAlone, { researchFrom: { jobId: 'job-0', topic: 'Churn', sources } });

describe('a draft has something of its own', () => {
  test.each([
    ['an opinion', { opinion: 'Week four decides.' }],
    ['notes', { notes: [{ id: '1', title: '', text: 'Six of nine left.' }] }],
    ['kept material', { kept: [{ id: 'm1', kind: 'file' as const, title: 'Survey', characters: 10 }] }],
  ])('with %s', (_, change) => {
    expect(hasNothingOfItsOwn(changeDraft(topicAlone, change))).toBe(false);
  });

  test('with an earlier research that has sources', () => {
    expect(hasNothingOfItsOwn(from(3))).toBe(false);
    expect(hasNothingOfItsOwn(from(0))).toBe(true);
  });

  test('not with its topic alone', () => expect(hasNothingOfItsOwn(topicAlone)).toBe(true));
});

describe('what comes of a topic alone', () => {
  test('the built-in writer depends on what research finds', () => {
    expect(outlookOf(topicAlone, config('builtin', ['wikipedia']))).toBe(
      'Only what research finds can be quoted. If it finds nothing, each piece will be an outline with gaps for you to fill.',
    );
  });

  test('with research switched off it is certain', () => {
    expect(outlookOf(topicAlone, config('builtin', []))).toBe(
      'Research is switched off here, so each piece will be an outline with gaps for you to fill.',
    );
  });

  test('so it is with an earlier research that found nothing, whatever is switched on', () => {
    expect(outlookOf(from(0), config('builtin', ['wikipedia']))).toContain('The earlier research found nothing');
  });

  test('with a model nothing is said, but what is certain for it, too', () => {
    expect(outlookOf(topicAlone, config('model', ['wikipedia']))).toBeNull();
    expect(outlookOf({ ...topicAlone, writer: 'builtin' }, config('model', ['wikipedia']))).toContain('an outline');
    expect(outlookOf(topicAlone, config('model', []))).toBe(
      'Research is switched off here, so the pieces will rest on your topic alone: no figures, no citations.',
    );
  });
});
