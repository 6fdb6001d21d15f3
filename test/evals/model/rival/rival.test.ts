import { expect, it } from 'vitest';
import { FORMAT_LABELS } from '../../../../src/core/formats/registry.ts';
import { promptPrefix } from '../../../../src/server/writing/model/prompts/prompt-prefix.ts';
import { assignmentWith } from '../../../fakes/assignment.ts';
import { blindText } from './blind-text.ts';
import { rivalPrompt } from './rival-prompt.ts';

const OURS = `SEO title: Cups come back
Meta description: Ask out loud.
Slug: cups

# Cups come back

## Summary

- Ask every customer.

41 % came back [[1]](http://www.lantern-post.example/cups), and [Check: 93 %] were clean [2]. [See how](http://www.lantern-post.example/how).

**Book a talk** [Add: link]

## Sources

1. [Cups](http://www.lantern-post.example/cups), Lantern Post
2. [More cups](http://www.lantern-post.example/more)`;

const RIVAL = `**SEO title:** Cups come back
**Meta description:** Ask out loud.
**URL slug:** cups

## Cups come back

### Summary
* Ask every customer.

41 % came back, and 93 % were clean. See how.

[Insert link]`;

it('leaves of two texts what a reader reads, and no sign of who wrote them', () => {
  expect(blindText(OURS)).toBe(`Cups come back
Ask out loud.

Cups come back

- Ask every customer.

41 % came back, and 93 % were clean. See how.

Book a talk […]`);
  expect(blindText(RIVAL)).toBe(`Cups come back
Ask out loud.
cups

Cups come back

- Ask every customer.

41 % came back, and 93 % were clean. See how.

[…]`);
});

it.each([
  [
    'a script',
    '[00:00-00:03]\nSpoken: Stop.\nVisual: A hand\nOn-screen text: Stop\n0:12 The question',
    'Stop.\nA hand\nStop\nThe question',
  ],
  [
    'a table',
    '| Time | Spoken | Visual |\n|---|:---:|---|\n| 0:00 – 0:03 | Stop. | A hand |',
    'Time\nSpoken\nVisual\n\nStop.\nA hand',
  ],
  ['a carousel', 'Slide 1: Hook\nTitle: Ask\nBody: Out loud.\nAlt text: A till', 'Ask\nOut loud.\nA till'],
  ['German labels', 'Betreff: Fragen\n**Kurze Beschreibung:**\nLaut fragen.', 'Fragen\nLaut fragen.'],
  [
    'words that look like a label',
    'Research says: ask. Two things: time and patience.',
    'Research says: ask. Two things: time and patience.',
  ],
])('%s is left with its words', (_, content, words) => {
  expect(blindText(content)).toBe(words);
});

it('gives the chat window all that the product has, in full, and asks for every format with its limits', () => {
  const assignment = assignmentWith({ language: 'de' });
  const sources = assignment.sources.map((source) => ({
    ...source,
    text: `The whole text of ${source.id}. `.repeat(50),
  }));
  for (const format of FORMAT_LABELS) {
    const prompt = rivalPrompt({ assignment, sources, format, signal: new AbortController().signal });
    expect(prompt).toContain(assignment.opinion);
    expect(prompt).toContain('German');
    for (const { text } of sources) expect(prompt).toContain(text.trim());
    expect(prompt.split('\n')[0]).toMatch(/\d/);
  }
});

it('shows the chat window no less of a source than the product does: title, author, site, date, whose it is, and the text', async () => {
  const assignment = assignmentWith();
  const sources = assignment.sources.map((source) => ({
    ...source,
    author: source.ours ? null : 'Ada Brandt',
    published_at: '2025-03-01T08:00:00.000Z',
    text: assignment.texts.get(source.id) ?? '',
  }));
  const prompt = rivalPrompt({ assignment, sources, format: 'X Post', signal: new AbortController().signal });
  const { shared } = await promptPrefix({ ...assignment, sources }, { memory: null });
  for (const words of [
    'Ada Brandt',
    'Wikipedia',
    '2025-03-01',
    ...sources.flatMap(({ title, text }) => [title, text]),
  ]) {
    expect(shared).toContain(words);
    expect(prompt).toContain(words);
  }
  expect(prompt).toContain('Our survey notes (my own)');
});

it('asks the chat window for no research where there is none', () => {
  const assignment = assignmentWith({ sources: [], ledger: [], opinion: '' });
  const prompt = rivalPrompt({ assignment, sources: [], format: 'X Post', signal: new AbortController().signal });
  expect(prompt).toContain('I have no sources');
  expect(prompt).toContain('I have no opinion of my own');
  expect(prompt).not.toContain('<sources>');
});
