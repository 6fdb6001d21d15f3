import type { CallEnd, CallIntent, CallMeter } from '../../src/server/llm/call-meter.ts';

export interface RecordingMeter extends CallMeter {
  /** What began, in order. */
  readonly intents: readonly CallIntent[];
  /** How calls ended, in order; `dropped` for one that nobody charges for. */
  readonly ends: readonly (CallEnd | 'dropped')[];
}

/** Writes down what it is told; refuses every call after the first `calls`. */
export function recordingMeter({ calls = Infinity } = {}): RecordingMeter {
  const intents: CallIntent[] = [];
  const ends: (CallEnd | 'dropped')[] = [];
  return {
    intents,
    ends,
    fits: async () => intents.length < calls,
    admit(intent) {
      if (intents.length >= calls) return null;
      intents.push(intent);
      return { ended: async (end) => void ends.push(end), dropped: () => void ends.push('dropped') };
    },
  };
}
