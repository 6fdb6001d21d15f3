import type { Tone } from './tones.ts';

/** What whoever writes in a tone does and leaves. Apart from the names of the tones, which every page needs. */
export interface ToneAdvice {
  readonly dos: readonly string[];
  readonly donts: readonly string[];
}

/**
 * Words and sentences alone. How a text is built depends on its format and idea: a tone that asks for a question with its answer, or
 * for an objection, gets them in every text, and editors sent those back.
 */
export const TONE_ADVICE: Readonly<Record<Tone, ToneAdvice>> = {
  professional: {
    dos: [
      'Be exact: the figure, the date, the name, where you have them',
      'Take the plain word where a technical one adds nothing',
    ],
    donts: ['No slang, no jokes, no exclamation marks', 'No filler such as “it is important to note”'],
  },
  conversational: {
    dos: ['Say “you” and “we”, and contract as one does when speaking', 'Let a short sentence follow a long one'],
    donts: ['No run-up: no paragraph before the point', 'No small talk, and no joke that the point does not need'],
  },
  authoritative: {
    dos: ['Say it in a flat sentence', 'Name whose evidence it is'],
    donts: ['No “perhaps” and no “arguably” where the evidence decides', 'No praise of the brand'],
  },
  casual: {
    dos: [
      'Write as you would to somebody you know: short sentences, everyday words',
      'Leave a fragment standing where one would say it like that. Once or twice',
    ],
    donts: [
      'No connectors of office prose: “furthermore”, “therefore”, “in order to”',
      'No slang that the audience would not use itself',
    ],
  },
  inspiring: {
    dos: ['Show what becomes possible in something that one can see', 'Speak to the reader'],
    donts: [
      'No promise that the facts do not bear out',
      'No superlatives, and no grand words such as “unleash”, “transform” or “journey”',
    ],
  },
  educational: {
    dos: ['Give the reason with each step', 'Explain a word in passing, where this audience may not know it'],
    donts: [
      'No “simply”, “just” or “obviously”: it is not obvious to somebody who learns',
      'No lecture: nobody is told what they are about to learn, or tested on it',
    ],
  },
};
