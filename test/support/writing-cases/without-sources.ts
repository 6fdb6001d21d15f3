import { writingCase } from './writing-case.ts';

const RUN_ON = `I think that what we call strategy is mostly ${'a list of things that we like to do and that nobody has asked for, '.repeat(70)}and so on`;
const MANY = Array.from(
  { length: 60 },
  (_, at) => `Sentence number ${at + 1} says what the author wants to have said on it.`,
);

/** Research brought nothing that can be quoted. */
export const UNSOURCED_CASES = [
  writingCase('two letters and nothing else', { topic: 'AI', tone: 'authoritative', audience: 'everyone' }),
  writingCase('an opinion and no sources', {
    topic: 'Loyalty cards in small cafés',
    tone: 'inspiring',
    audience: 'café owners',
    opinion: 'A stamp card is a promise on paper. Keep it better than the big chains keep theirs.',
  }),
  writingCase('neither sources nor opinion', {
    topic: 'Onboarding checklist for freelancers',
    tone: 'educational',
    audience: 'freelancers',
  }),
  writingCase('a question, a long opinion and no sources', {
    topic: 'Should we still print a catalogue?',
    tone: 'conversational',
    opinion: MANY.join(' '),
  }),
  writingCase('an opinion of one endless sentence', {
    topic: 'Strategy',
    tone: 'casual',
    opinion: RUN_ON,
  }),
  writingCase('an opinion that is a list of open lines', {
    topic: 'Trade fair follow-up',
    tone: 'professional',
    opinion: 'Three things matter:\n- call within two days\n- bring the notes\n- never send the brochure again',
  }),
  writingCase('sources that hold nothing to quote', {
    topic: 'Podcast ads',
    tone: 'professional',
    sources: [
      {
        kind: 'encyclopaedia',
        title: 'Podcast',
        quotes: [
          'However, it grew quickly.',
          'These include music and talk.',
          'See below for a list',
          'It is popular.',
        ],
      },
    ],
  }),
] as const;
