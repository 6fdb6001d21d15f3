import type { Tone } from './tones.ts';

/** What whoever writes in a tone does and leaves. Apart from the names of the tones, which every page needs. */
export interface ToneAdvice {
  readonly dos: readonly string[];
  readonly donts: readonly string[];
}

/** Each line can be followed, and checked in a text, without knowing the topic. */
export const TONE_ADVICE: Readonly<Record<Tone, ToneAdvice>> = {
  professional: {
    dos: [
      'Put the point first, then the reason for it',
      'Be exact: the figure, the date, the name, where you have them',
      'Take the plain word where a technical one adds nothing',
    ],
    donts: [
      'No slang, no jokes, no exclamation marks',
      'No filler such as “it is important to note”',
      'No “may”, “might” or “could” in front of what is certain',
    ],
  },
  conversational: {
    dos: [
      'Say “you” and “we”, and contract as one does when speaking',
      'Ask the question that the reader has just now, then answer it',
      'Let a short sentence follow a long one',
    ],
    donts: [
      'No technical term without a few plain words beside it',
      'No run-up: no paragraph before the point',
      'No small talk, and no joke that the point does not need',
    ],
  },
  authoritative: {
    dos: [
      'Give the evidence, then say what follows from it',
      'Take one position and name it in a single sentence',
      'Name the strongest objection and answer it',
    ],
    donts: [
      'No “experts say” and no “studies show” without naming which',
      'No “perhaps”, “arguably” or “we believe” where the evidence decides',
      'No praise of the brand: the evidence speaks for it',
    ],
  },
  casual: {
    dos: [
      'Write as you would to somebody you know: short sentences, everyday words',
      'Get to the point in the first line',
      'Leave a fragment standing where one would say it like that. Once or twice',
    ],
    donts: [
      'No connectors of office prose: “furthermore”, “therefore”, “in order to”',
      'No slang that the audience would not use itself',
      'No row of emoji or exclamation marks: one is plenty',
    ],
  },
  inspiring: {
    dos: [
      'Show one concrete scene of what becomes possible',
      'Speak to the reader and give one step that is small enough for today',
      'Close by looking ahead, on what the reader can now do',
    ],
    donts: [
      'No promise that the facts do not bear out',
      'No superlatives, and no grand words such as “unleash”, “transform” or “journey”',
      'No blame for what the reader has not done so far',
    ],
  },
  educational: {
    dos: [
      'Say first what the reader will know at the end',
      'Explain each term in half a sentence where it first comes',
      'One step after the other, each with its reason and, where the material has one, an example',
    ],
    donts: [
      'No “simply”, “just” or “obviously”: it is not obvious to somebody who learns',
      'No step left out, and no two new terms in one sentence',
      'No test questions and no praise, as if the reader sat in class',
    ],
  },
};
