import type { ToneVoice } from './tone-voice.ts';

type ListSlot = {
  [Slot in keyof ToneVoice]: ToneVoice[Slot] extends readonly string[] ? Slot : never;
}[keyof ToneVoice];

/** Hands out the lines of a tone for one piece: never the same twice, and other ones to each of three variants. */
export interface PhrasePicker {
  /** The next line of the slot with the source filled in; empty when the piece has had them all. */
  next(slot: ListSlot, fill?: { source?: string }): string;
}

const VARIANTS = 3;

/** `turn` moves the formats of a job apart, so that the first variants of two formats do not sound alike. */
export function createPhrasePicker(voice: ToneVoice, variant: number, turn: number): PhrasePicker {
  const taken = new Map<ListSlot, number>();
  return {
    next: (slot, fill = {}) => {
      const own = voice[slot].filter((_, index) => index % VARIANTS === (variant - 1 + turn) % VARIANTS);
      const count = taken.get(slot) ?? 0;
      if (count >= own.length) return '';
      taken.set(slot, count + 1);
      const line = own[(count + Math.floor(turn / VARIANTS)) % own.length] ?? '';
      return line.replace('{source}', () => fill.source ?? '');
    },
  };
}
