export const TONES = ['professional', 'conversational', 'authoritative', 'casual', 'inspiring', 'educational'] as const;

export type Tone = (typeof TONES)[number];

export interface ToneOption {
  readonly id: Tone;
  readonly label: string;
  readonly description: string;
  /** One sentence written in the tone, so that nobody has to guess what the word means. */
  readonly sample: string;
}

export const TONE_OPTIONS: readonly ToneOption[] = [
  {
    id: 'professional',
    label: 'Professional',
    description: 'Clear, measured, to the point',
    sample: 'Here is what changed, and what it means for your plan.',
  },
  {
    id: 'conversational',
    label: 'Conversational',
    description: 'Like a well-informed colleague',
    sample: 'So here is the part nobody mentions at the kick-off.',
  },
  {
    id: 'authoritative',
    label: 'Authoritative',
    description: 'Confident, evidence first',
    sample: 'The evidence points one way. Act on it.',
  },
  {
    id: 'casual',
    label: 'Casual',
    description: 'Relaxed, short, everyday words',
    sample: 'Quick one: this is simpler than it looks.',
  },
  {
    id: 'inspiring',
    label: 'Inspiring',
    description: 'Warm, forward-looking, an open door',
    sample: 'Picture the next launch with this already solved.',
  },
  {
    id: 'educational',
    label: 'Educational',
    description: 'Patient, step by step, explains why',
    sample: 'Let us take it one step at a time, starting with the why.',
  },
];
