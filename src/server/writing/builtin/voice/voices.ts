import type { Tone } from '../../../../core/rules/tones.ts';
import { authoritative } from './authoritative.ts';
import { casual } from './casual.ts';
import { conversational } from './conversational.ts';
import { educational } from './educational.ts';
import { inspiring } from './inspiring.ts';
import { professional } from './professional.ts';
import type { ToneVoice } from './tone-voice.ts';

export const VOICES: Readonly<Record<Tone, ToneVoice>> = {
  professional,
  conversational,
  authoritative,
  casual,
  inspiring,
  educational,
};
