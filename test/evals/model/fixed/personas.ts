import type { PersonaVoice } from '../../../../src/server/writing/writer.ts';
import { personaVoice } from '../../../fakes/persona-voice.ts';

export interface EvalPersona {
  readonly id: string;
  readonly voice: PersonaVoice;
}

const SAMPLE_ONE = `Tuesday, ten to nine. The till roll is out, the delivery is early, and somebody wants a gift wrapped. That is when your system gets tested. Not in a workshop.

So we do it the other way round. First the busy hour, then the plan. If a plan cannot survive ten to nine on a Tuesday, we bin it, and we say so.

Two questions before you buy anything. Who does it when you are ill? And what do you stop doing instead? No answer, no purchase.`;

const SAMPLE_TWO = `A regular told us last week that she comes in for the chat and pays for the tea. She meant it kindly. She is also right, and it is worth more than any voucher we ever printed.

You do not need a bigger audience. You need to know forty names, and what those forty came in for last time. Write it on a card. Cards do not crash.`;

/** Three brands that could each speak on every topic, and should not sound alike. */
export const EVAL_PERSONAS: readonly EvalPersona[] = [
  {
    // All that a persona can say of its voice.
    id: 'harbour',
    voice: personaVoice({
      name: 'Harbour Desk',
      audience: 'owners of small shops',
      tone: 'conversational',
      objectives: ['More readers who book a first talk'],
      bannedTerms: ['game-changer', 'leverag*', 'solution', 'customer journey'],
      requiredTerms: ['Harbour Desk'],
      preferredTerms: ['regulars', 'the busy hour'],
      approvedFacts: [
        'Harbour Desk has advised independent shops since 2014.',
        'A first talk with Harbour Desk takes thirty minutes and costs nothing.',
      ],
      voiceSamples: [SAMPLE_ONE, SAMPLE_TWO],
      styleProfile: [
        'Short sentences, many of them under ten words; a fragment now and then.',
        'Opens with a scene at the counter or a plain statement, never with a question.',
        'Says "we" of itself and "you" to the shop owner; dry humour, no exclamation marks.',
        'Ends a thought with a thing to do or to stop doing.',
      ].join('\n'),
    }),
  },
  {
    // Who speaks to whom, and nothing more.
    id: 'fennwick',
    voice: personaVoice({ name: 'Fennwick & Lowe', audience: 'managers in service firms', tone: 'professional' }),
  },
  {
    // Writes in another language than most topics, opinions and sources.
    id: 'werkbank',
    voice: personaVoice({
      name: 'Werkbank Nord',
      audience: 'Inhaber kleiner Betriebe',
      tone: 'educational',
      language: 'de',
      objectives: ['Anmeldungen zum Rundbrief'],
      bannedTerms: ['ganzheitlich*', 'zeitnah'],
      approvedFacts: ['Der Rundbrief von Werkbank Nord erscheint jeden zweiten Donnerstag.'],
    }),
  },
];
