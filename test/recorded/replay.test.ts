import { describe, expect, it } from 'vitest';
import { parseRecording, printRecording, type Recording } from './recording.ts';
import { recordSample } from './recorded-sample.ts';
import { readRecordings } from './recordings.ts';
import { replay } from './replay.ts';
import { NotRecorded } from './replayer.ts';
import { taskOfCall } from './task-of-call.ts';

// Whole jobs as a capable model wrote them: what the prompts have got out of it must still be understood by the writer.
describe.each(readRecordings())('$name', (recording) => {
  it('comes out whole: rules kept, citations and quotes sound, the opinion found, no flag that is wrong', async () => {
    const { faults, outdated } = await replay(recording);
    expect(faults).toEqual([]);
    expect(outdated).toBe('');
  });
});

describe('a recorded job', () => {
  it('is read from its file as it was, and comes out without a fault', async () => {
    const recording = await recordSample();
    expect(recording.calls.map(taskOfCall)).toEqual([
      'plan',
      'piece: X Post 1',
      'piece: X Post 2',
      'piece: Blog Post 1',
    ]);
    expect(parseRecording(printRecording(recording))).toEqual(recording);
    expect(await replay(recording)).toEqual({ faults: [], outdated: '' });
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

  it('keeps its repairs, each for its piece', async () => {
    const sentBack = await recordSample({ manners: ['invents figures'], stubborn: false });
    expect(sentBack.calls.map(taskOfCall)).toContain('repair: X Post 2');
    expect(await replay(sentBack)).toEqual({ faults: [], outdated: '' });
    const without = { ...sentBack, calls: sentBack.calls.filter((call) => taskOfCall(call) !== 'repair: X Post 2') };
    await expect(replay(without)).rejects.toThrow(NotRecorded);
    await expect(replay(without)).rejects.toThrow(/no further answer for "repair: X Post 2":[\s\S]*- Facts: /);
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
      call.useCase === 'plan' ? call : { ...call, answer: `Ask a colleague first. ${'#so '.repeat(90)}` },
    );
    const { faults } = await replay(silent);
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
