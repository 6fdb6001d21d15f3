import { describe, expect, it } from 'vitest';
import { answers } from './answers.ts';
import { quoteKindOf } from './quote-kind.ts';
import { readTopicKind } from './topic-kind.ts';

const answering = (topic: string, text: string): boolean => {
  const kind = quoteKindOf(text, { hasFigure: /\d/.test(text), isDefinition: false });
  return answers({ text, kind, isDefinition: false }, { ...readTopicKind(topic), topic });
};

describe('what answers a topic', () => {
  it.each([
    [
      'Why do cold room compressors fail?',
      'In 52 % of the failed units the condenser had not been cleaned for a year.',
    ],
    ['Why do cold room compressors fail?', 'Refrigerant loss was the cause in 21 % of the cases.'],
    ['Hay fever or a cold? How to tell them apart', 'Itching of the eyes, nose and palate points to an allergy.'],
    ['Hay fever or a cold? How to tell them apart', 'A cold usually lasts seven to ten days.'],
    ['When should a child first see a dentist?', 'Children should first see a dentist by their first birthday.'],
    ['Do freelancers need a bank account?', 'Freelancers are not obliged to keep a bank account of their own.'],
    ['How to come back to running', 'Runners should walk for a week before they run.'],
  ])('%s: %s', (topic, text) => {
    expect(answering(topic, text)).toBe(true);
  });

  it.each([
    ['Why do cold room compressors fail?', 'A breakdown in a cold room cost the operators 8,400 euros on average.'],
    ['Hay fever or a cold? How to tell them apart', 'About 15 % of adults in the region have hay fever.'],
    [
      'When should a child first see a dentist?',
      'In a survey of 1,150 families, 38 % took a child to see a dentist before school.',
    ],
    ['When should a child first see a dentist?', 'Juice is the most frequent cause of decay.'],
    ['Sourdough bread', 'Bakers should keep bread because it lasts.'],
  ])('and what does not, %s: %s', (topic, text) => {
    expect(answering(topic, text)).toBe(false);
  });
});
