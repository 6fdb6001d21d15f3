import { describe, expect, it } from 'vitest';
import { parseRecording, printRecording, type Recording } from './recording.ts';
import { recordSample } from './recorded-sample.ts';
import { readRecording, recordingNames } from './recordings.ts';
import { replay } from './replay.ts';
import { NotRecorded } from './replayer.ts';
import { taskOfCall } from './task-of-call.ts';

// Whole jobs as a capable model wrote them: what the prompts have got out of it must still be understood by the writer.
describe.each(recordingNames())('%s', (name) => {
  it('comes out whole: rules kept, citations and quotes sound, the opinion found, no flag that is wrong', async () => {
    const { faults, outdated } = await replay(readRecording(name));
    expect(faults).toEqual([]);
    expect(outdated).toBe('');
  });
});

describe('a recorded job', () => {
  it('is read from its file as it was, and comes out without a fault', async () => {
    const recording = await recordSample();
    expect(recording.calls.map(taskOfCall)).toEqual([
      'plan',
      'draft: X Post 1',
      'edit: X Post 1',
      'check: X Post 1',
      'draft: X Post 2',
      'edit: X Post 2',
      'check: X Post 2',
      'draft: Blog Post 1',
      'edit: Blog Post 1',
      'check: Blog Post 1',
    ]);
    expect(parseRecording(printRecording(recording))).toEqual(recording);
    expect(await replay(recording)).toEqual({ faults: [], outdated: '' });
  });

  it('in the fast mode has neither plan nor edits, and is replayed in that mode', async () => {
    const recording = await recordSample({ manners: [], stubborn: false }, { mode: 'fast' });
    expect(recording.calls.map(taskOfCall)).toEqual(
      ['X Post 1', 'X Post 2', 'Blog Post 1'].flatMap((piece) => [`draft: ${piece}`, `check: ${piece}`]),
    );
    expect(parseRecording(printRecording(recording))).toEqual(recording);
    expect(await replay(recording)).toEqual({ faults: [], outdated: '' });
  });

  it('keeps the texts of its sources once', async () => {
    const recording = await recordSample();
    const [text = ''] = recording.assignment.texts.values();
    const [, job = ''] = /### Job\n([\s\S]*?)### System/.exec(printRecording(recording)) ?? [];
    expect(job.split(JSON.stringify(text))).toHaveLength(2);
  });

  it('may be asked for in other words', async () => {
    const recording = await recordSample();
    const reworded = withCalls(recording, (call) => ({
      ...call,
      system: 'You write.',
      prompt: `Please. ${call.prompt}`,
    }));
    expect(await replay(reworded)).toEqual({ faults: [], outdated: '' });
  });

  it('is outdated once other data is shown, and says how it is recorded again', async () => {
    const recording = await recordSample();
    const { outdated } = await replay(
      withCalls(recording, (call) => ({ ...call, shared: '<assignment></assignment>' })),
    );
    expect(outdated).toContain(recording.command);
    expect(outdated).toContain('<topic>Remote onboarding for new engineers</topic>');
  });

  it('keeps second edits and checks, each for its piece', async () => {
    const pieces = [
      { format: 'LinkedIn Post', variant: 1 },
      { format: 'LinkedIn Post', variant: 2 },
    ];
    const stubborn = await recordSample({ manners: ['invents figures'], stubborn: true }, { pieces });
    const tasks = stubborn.calls.map(taskOfCall);
    expect(tasks.filter((task) => task === 'check: LinkedIn Post 2')).toHaveLength(2);
    expect(await replay(stubborn)).toEqual({ faults: [], outdated: '' });
    const last = tasks.lastIndexOf('check: LinkedIn Post 2');
    const without = { ...stubborn, calls: stubborn.calls.filter((_, at) => at !== last) };
    await expect(replay(without)).rejects.toThrow(NotRecorded);
    await expect(replay(without)).rejects.toThrow(
      /no further answer for "check: LinkedIn Post 2":[\s\S]*<problem>No source says /,
    );
  });

  it('keeps the notes that research took, and is at fault where they quote what nobody wrote', async () => {
    const recording = await recordSample();
    const [claim] = recording.assignment.ledger;
    const noted = (quote: string): Recording => ({
      ...recording,
      calls: [notesOf([claim?.quote ?? '', quote]), ...recording.calls],
    });
    const sound = noted('Socialization techniques lead to positive outcomes for new employees.');
    expect(parseRecording(printRecording(sound))).toEqual(sound);
    expect((await replay(sound)).faults).toEqual([]);
    expect((await replay(noted('Nobody ever wrote this.'))).faults).toEqual([
      'sample, brief: nobody wrote “Nobody ever wrote this.”',
    ]);
  });

  it('is at fault where an answer says nothing of the opinion or breaks a rule to the end', async () => {
    const stubborn = await recordSample({ manners: ['invents quotations'], stubborn: true });
    const silent = withCalls(stubborn, (call) =>
      call.useCase === 'draft' || call.useCase === 'edit'
        ? { ...call, answer: `Ask a colleague first. ${'#so '.repeat(90)}` }
        : call,
    );
    // Texts that stay broken are edited and checked more often.
    const patient = { ...silent, calls: silent.calls.flatMap((call) => [call, call]) };
    const { faults } = await replay(patient);
    expect(faults.join('\n')).toMatch(/sample, Blog Post 1: Required parts: /);
    expect(faults.join('\n')).toMatch(/sample, X Post 2 carries no point of the opinion/);
  });
});

type Call = Recording['calls'][number];

const notesOf = (quotes: readonly string[]): Call => ({
  useCase: 'brief',
  model: 'fake',
  system: 'You read sources.',
  shared: '',
  prompt: '<task>claims</task>',
  answer: JSON.stringify({ claims: quotes.map((quote) => ({ source: 's1', quote })) }),
});

const withCalls = (recording: Recording, change: (call: Call) => Call): Recording => ({
  ...recording,
  calls: recording.calls.map(change),
});
