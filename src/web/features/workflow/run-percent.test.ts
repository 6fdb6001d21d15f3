import { describe, expect, test } from 'vitest';
import { aJob } from '../../../../test/fakes/wire-job.ts';
import type { DraftReason } from '../../../core/contracts/live.ts';
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

const told = (reason: DraftReason, lengths: readonly number[]) =>
  lengths.map((length, index) => ({ output_id: `o${index}`, draft: reason, reason, text: 'a'.repeat(length) }));
const words = (...lengths: number[]) => toDrafts(told('first', lengths));
const edits = (...lengths: number[]) => toDrafts(told('edit', lengths), words(...lengths.map(() => 260)));

describe('how far a run is', () => {
  test('is what the server counts as long as no words are heard', () => {
    expect(percentOf(job('writing', 'pending'), words())).toBe(45);
  });

  test('moves with the words of the pieces that are being written', () => {
    const run = { ...job('writing', 'writing'), mode: 'fast' } as const;
    const shown = [words(20), words(130), words(130, 130)].map((drafts) => percentOf(run, drafts));
    expect(shown).toEqual([46, 54, 63]);
  });

  test('never goes back where a draft is edited', () => {
    const run = job('writing', 'writing');
    const drafts = [words(130), words(260), edits(0), edits(130), edits(260), edits(260, 260)];
    const shown = drafts.map((each) => percentOf(run, each));
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
    expect(shown[0]).toBeLessThan(percentOf({ ...run, mode: 'fast' }, words(130)));
    expect(shown.at(-1)).toBeLessThan(100);
  });

  test('does not take a piece for finished, however long it grows', () => {
    expect(percentOf(job('writing'), words(100_000))).toBeLessThan(45 + 55 / 2);
  });

  test('counts no words of a piece that is settled', () => {
    expect(percentOf(job('completed', 'failed'), words(200, 200))).toBe(45);
  });
});
