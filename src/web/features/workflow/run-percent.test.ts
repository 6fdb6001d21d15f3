import { describe, expect, test } from 'vitest';
import { aJob } from '../../../../test/fakes/wire-job.ts';
import type { Job } from '../../../core/contracts/job.ts';
import { toDrafts } from './live/live-drafts.ts';
import { percentOf } from './run-percent.ts';

type Status = Job['progress']['pieces'][number]['status'];

const job = (...statuses: Status[]): Job => {
  const pieces = statuses.map((status, index) => ({
    output_id: `o${index}`,
    format: 'X Post',
    variant: index + 1,
    status,
    redo: null,
    characters: 0,
  }));
  const progress = { stage: 'generating_formats', percent: 45, message: '', waiting: null, pieces } as const;
  return aJob({ status: 'generating_formats', progress: { ...progress, pieces } });
};

const words = (...lengths: number[]) =>
  toDrafts(
    lengths.map((length, index) => ({ output_id: `o${index}`, draft: 'd', reason: 'first', text: 'a'.repeat(length) })),
  );

describe('how far a run is', () => {
  test('is what the server counts as long as no words are heard', () => {
    expect(percentOf(job('writing', 'pending'), words())).toBe(45);
  });

  test('moves with the words of the pieces that are being written', () => {
    const run = job('writing', 'writing');
    const shown = [words(20), words(130), words(130, 130)].map((drafts) => percentOf(run, drafts));
    expect(shown).toEqual([46, 54, 63]);
  });

  test('does not take a piece for finished, however long it grows', () => {
    expect(percentOf(job('writing'), words(100_000))).toBeLessThan(45 + 55 / 2);
  });

  test('counts no words of a piece that is settled', () => {
    expect(percentOf(job('completed', 'failed'), words(200, 200))).toBe(45);
  });
});
