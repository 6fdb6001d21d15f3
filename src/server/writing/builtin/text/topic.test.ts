import { describe, expect, it } from 'vitest';
import { plainInMarkdown, readTopic } from './topic.ts';

describe('a topic in a text', () => {
  it('is a title with a capital, save where the author spelled a name', () => {
    expect(readTopic('customer calls').title(60)).toBe('Customer calls');
    expect(readTopic('iPhone repair').title(60)).toBe('iPhone repair');
    expect(readTopic('  We move   to chat.').title(60)).toBe('We move to chat');
  });

  it.each([
    ['Customer calls', 'Customer calls: Ask this first'],
    ['Launch 🎈', 'Launch 🎈: Ask this first'],
    ['🎉🚀 Pricing 🤯', '🎉🚀 Pricing 🤯: Ask this first'],
    ['Plan A > plan B >', 'Plan A > plan B >: Ask this first'],
    ['Why do they leave?', 'Why do they leave? – Ask this first'],
    ['Stop guessing!', 'Stop guessing! – Ask this first'],
    ['Customer calls:', 'Customer calls: Ask this first'],
    ['Customer calls –', 'Customer calls – Ask this first'],
    ['Customer calls,', 'Customer calls: Ask this first'],
  ])('is told apart from what follows: %j', (topic, line) => {
    expect(readTopic(topic).titleWith('Ask this first', 60)).toBe(line);
  });

  it.each([
    ['🎉🚀 Pricing 🤯', '“🎉🚀 Pricing 🤯”: one step for today.'],
    ['Plan A > plan B >', '“Plan A > plan B >”: one step for today.'],
    ['Why do they leave?', '“Why do they leave?” – one step for today.'],
  ])('is told apart in quotation marks too: %j', (topic, line) => {
    expect(readTopic(topic).quotedWith('one step for today.', 60)).toBe(line);
  });

  it('stands alone where both together would be too long, and is cut at a word where it is too long itself', () => {
    expect(readTopic('A topic of some length').titleWith('and a tail', 24)).toBe('A topic of some length');
    expect(readTopic('A topic of some length').title(16)).toBe('A topic of…');
  });

  it('keeps its quotation marks apart from those around it', () => {
    expect(readTopic('The "Monday" myth').quoted(60)).toBe('“The "Monday" myth”');
    expect(readTopic('The “Monday” myth').quoted(60)).toBe('"The “Monday” myth"');
  });

  it('leaves the rest to the tail where it does not fit in quotation marks', () => {
    expect(readTopic('Customer calls').quotedWith('one step for today.', 60)).toBe(
      '“Customer calls”: one step for today.',
    );
    expect(readTopic('x'.repeat(80)).quotedWith('one step for today.', 60)).toBe('One step for today.');
  });

  it('opens no quotation that it does not close', () => {
    const topic = readTopic('Why “nobody will miss the phone” is wrong');
    expect(topic.title(24)).toBe('Why nobody will miss…');
    expect(topic.title(60)).toBe('Why “nobody will miss the phone” is wrong');
  });

  it('is told by its first line or sentence where that is enough', () => {
    expect(readTopic('Spring campaign\n\n- window boxes').title(60)).toBe('Spring campaign');
    expect(readTopic('Tea.\nWith or without milk').title(60)).toBe('Tea. With or without milk');
  });

  it('comes alive in no Markdown', () => {
    expect(plainInMarkdown('<b>Buy</b> [now](https://x.test) for *free*')).toBe(
      '\\<b>Buy\\</b> \\[now](https://x.test) for \\*free\\*',
    );
    expect(plainInMarkdown('C# & Co. [sic], 1 < 2')).toBe('C# & Co. [sic], 1 < 2');
  });
});
