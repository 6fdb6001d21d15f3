import { describe, expect, it } from 'vitest';
import { headingReader } from './group-heading.ts';
import { groupReader } from './read-groups.ts';

const reader = groupReader({
  heading: 'slide',
  names: ['hook', 'proof'],
  fields: { title: 'line', body: 'block', altText: 'line' },
  rest: ['caption', 'hashtags'],
  over: ['slides'],
});

const groupsOf = (text: string) => reader.read(text).groups.map(({ texts }) => Object.values(texts).join(' | '));

describe('the heading of a group', () => {
  const read = headingReader('slide');

  it.each([
    ['Slide 2: Proof', '', 'Proof'],
    ['slide 2:', '', ''],
    ['Slide 2', '', ''],
    ['## Slide 2', '', ''],
    ['**Slide 2**', '', ''],
    ['**Slide 2: Proof**', '', 'Proof'],
    ['**Slide 2:** Proof', '', 'Proof'],
    ['### Slide 2 (proof): Ask early', 'proof', 'Ask early'],
    ['Slide 2 (proof)', 'proof', ''],
    ['- Slide #2 – Proof', '', 'Proof'],
    ['Slide 2 - Proof', '', 'Proof'],
    ['Slide 2/7: Proof', '', 'Proof'],
    ['Slide 2 of 7: Proof', '', 'Proof'],
    ['[Slide 2]', '', ''],
    ['Slide B: Proof', '', 'Proof'],
  ])('is read in %j', (line, note, value) => {
    expect(read(line)).toEqual({ note, value });
  });

  it.each(['Slide', 'Slides 2: a', 'Slide 2 is the one to change', 'Slide 2-4', 'The slide 2: a', '\\Slide 2', ''])(
    'is not seen in %j',
    (line) => {
      expect(read(line)).toBeNull();
    },
  );
});

describe('reading groups', () => {
  it('finds what repeats, what stands once, and what belongs to neither, in any order', () => {
    const { groups, textOf, unparsed } = reader.read(
      'Hello\n\nHashtags: #a\n\nSlide 1: Hook\nAlt text: A door\nBody: One.\n\nTwo.\nTitle: Ask\n\nCaption:\nCome in.\n\nDo.',
    );
    expect(groups).toEqual([{ name: 'hook', texts: { title: 'Ask', body: 'One.\n\nTwo.', altText: 'A door' } }]);
    expect(textOf('caption')).toBe('Come in.\n\nDo.');
    expect(textOf('hashtags')).toBe('#a');
    expect(unparsed).toBe('Hello');
  });

  it('opens a group with a field that the one before it has already', () => {
    expect(groupsOf('Title: a\nBody: b\n\nTitle: c\nBody: d')).toEqual(['a | b | ', 'c | d | ']);
    expect(groupsOf('Slide 1\nTitle: a\n\nTitle: c\nBody: d')).toEqual(['a |  | ', 'c | d | ']);
  });

  it('takes lines without a label in the order of the fields', () => {
    expect(
      groupsOf('Slide 1\n\nAsk early\n\nThe renewal is late.\nVery late.\nAlt text: A door\nthat is open'),
    ).toEqual(['Ask early | The renewal is late.\nVery late. | A door that is open']);
  });

  it('tells the name of a group from the text in its heading', () => {
    const read = (text: string) => reader.read(text).groups.map(({ name, texts }) => [name, texts.title, texts.body]);
    expect(read('Slide 1: Proof: What they said\nNothing.')).toEqual([['proof', 'What they said', 'Nothing.']]);
    expect(read('**Slide 1 (Proof): What they said**\nNothing.')).toEqual([['proof', 'What they said', 'Nothing.']]);
    expect(read('Slide 1: Hooked - on calls')).toEqual([[null, 'Hooked - on calls', '']]);
    expect(read('Slide 1 (wide): Calls')).toEqual([[null, 'Calls (wide)', '']]);
  });

  it('reads over a heading of the whole and over the rules between slides', () => {
    const { unparsed } = reader.read('## Slides:\n\nSlide 1\nAsk\n\n---\n\nSlide 2\nCall\n\n***');
    expect(unparsed).toBe('');
    expect(groupsOf('Carousel:\nSlide 1\nAsk\n---\nSlide 2\nCall')).toEqual(['Ask |  | ', 'Call |  | ']);
  });

  it('guards a line of a text that looks like structure', () => {
    const texts = { title: 'Title: a', body: 'Slide 2\n---\nCaption: b\n\\Body: c', altText: '' };
    const laid = reader.layoutGroup({ number: 1, name: null, texts });
    expect(laid).toBe('Slide 1\nTitle: \\Title: a\nBody: \\Slide 2\n\\---\n\\Caption: b\n\\\\Body: c');
    expect(reader.read(laid).groups).toEqual([{ name: null, texts }]);
  });
});
