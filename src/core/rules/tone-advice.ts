import type { Tone } from './tones.ts';

/** What whoever writes in a tone does and leaves. Apart from the names of the tones, which every page needs. */
export interface ToneAdvice {
  readonly dos: readonly string[];
  readonly donts: readonly string[];
}

export const TONE_ADVICE: Readonly<Record<Tone, ToneAdvice>> = {
  professional: {
    dos: [
      'Lead with the point, then the reason',
      'Name figures and dates exactly',
      'Prefer the plain word to the technical one',
    ],
    donts: ['No slang, no jokes', 'No exclamation marks', 'No hedging where a fact stands'],
  },
  conversational: {
    dos: [
      'Say “you” and “we”, with contractions',
      'Ask what the reader would ask',
      'Mix short sentences with longer ones',
    ],
    donts: ['No jargon without a word of explanation', 'No lecture, no long build-up', 'No forced jokes'],
  },
  authoritative: {
    dos: ['Evidence before conclusion', 'State what follows, without “might” or “perhaps”', 'Take a clear position'],
    donts: ['No appeal to unnamed experts', 'No questions where an answer is due', 'No boasting about the brand'],
  },
  casual: {
    dos: [
      'Everyday words, short sentences',
      'Fragments are fine where one would speak that way',
      'Get to the point in the first line',
    ],
    donts: [
      'No formal connectors such as “furthermore”',
      'No slang that the audience would not use',
      'No flood of emojis or exclamation marks',
    ],
  },
  inspiring: {
    dos: [
      'Show what becomes possible, in concrete pictures',
      'Speak to the reader’s own next step',
      'End on a door that is open',
    ],
    donts: ['No promise that nobody can keep', 'No superlatives, no pathos', 'No guilt about what was not done so far'],
  },
  educational: {
    dos: [
      'Explain a term when it first comes',
      'One thing after the other, with the reason for each',
      'Give an example from the material for what is abstract',
    ],
    donts: ['No talking down to the reader', 'No leap over a step', 'No two new terms in one sentence'],
  },
};
