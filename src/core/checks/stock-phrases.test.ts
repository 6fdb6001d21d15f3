import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { growthOf } from '../../../test/support/growth.ts';
import { ENGLISH_PHRASES, PHRASES_ABROAD } from './stock-phrases.data.ts';
import { findStockPhrases } from './stock-phrases.ts';

const phrasesIn = (text: string) => findStockPhrases(text).map(({ phrase }) => phrase);
const entriesOf = (list: string) => list.split(';').map((entry) => entry.trim());

describe('stock phrases', () => {
  it.each([
    ['In today’s fast-paced world, nobody waits.', ["in today's fast paced"]],
    ["IN TODAY'S FAST PACED WORLD", ["in today's fast paced"]],
    ['We delve into rye. She delved deeper.', ['delve', 'delved']],
    ['A rich tapestry of flavours.', ['rich tapestry']],
    ['It’s not just a loaf, it’s a way of life.', ["it's not just a loaf it's"]],
    ['It is not just a loaf. It is a way of life.', ['it is not just a loaf it is']],
    ['It isn’t about bread — it’s about people.', ["isn't about bread it's about"]],
    ['Take your small bakery to the next level!', ['take your small bakery to the next level']],
    ['The oven lifts sales to the next level.', ['to the next level']],
    ['Unlocking the full\npotential of rye', ['unlocking the full potential']],
    ['a **game-changer** for bakers', ['game changer']],
    ['And the best part? It is free.', ['and the best part']],
    ['Certainly! Here’s your post:', ["certainly here's"]],
    ['Whether you’re a seasoned baker or just starting', ["whether you're a seasoned baker or just"]],
    ['In this guide, we’ll explore rye.', ["in this guide we'll explore"]],
    ['[Check: a game-changer]', ['game changer']],
  ])('are found in %j', (text, phrases) => {
    expect(phrasesIn(text)).toEqual(phrases);
  });

  it.each([
    ['Wir tauchen ein. Tauchen Sie ein in die Welt des Roggens.', ['tauchen sie ein in']],
    ['Es geht nicht um Brot, es geht um Menschen.', ['es geht nicht um brot es']],
    ['Ein bahnbrechender Ofen', ['bahnbrechender']],
    ['À l’ère du numérique, le pain change la donne.', ["à l'ère du numérique", 'change la donne']],
    ['Sumérgete en el pan y llévalo al siguiente nivel.', ['sumérgete en', 'al siguiente nivel']],
    ['Nell’era digitale il pane svolge un ruolo fondamentale.', ["nell'era digitale", 'svolge un ruolo fondamentale']],
    ['Sem mais delongas, o guia definitivo do pão.', ['sem mais delongas', 'o guia definitivo']],
    [
      'De mogelijkheden zijn eindeloos in het digitale tijdperk.',
      ['de mogelijkheden zijn eindeloos', 'in het digitale tijdperk'],
    ],
  ])('are found in other languages: %j', (text, phrases) => {
    expect(phrasesIn(text)).toEqual(phrases);
  });

  it.each([
    'In order to bake, you need flour. In the end it is done.',
    'It is not just bread that rises in the oven.',
    'Not only rye but also wheat.',
    'We take the bus. The next level is one floor up.',
    'It’s not just us.\n\nIt’s the whole street.',
    'The key to the bakery lies in the drawer.',
    'She said hello to Ann, and he said goodbye.',
    'In the world of bread, today’s loaf is a good one.',
    'Where bread meets butter. She unlocks the door and the power is on.',
    'Prices rise when it comes to rye, and that is important.',
    'En el mundo de los negocios. No mundo de negócios. In die Welt.',
    'See https://a.example/delve-into and [Add: a game-changer of yours].',
    '- It’s not just bread\n- It’s butter',
  ])('are not seen in what people write every day: %j', (text) => {
    expect(phrasesIn(text)).toEqual([]);
  });

  it('do not stand in articles that people wrote', () => {
    const folder = new URL('../../../test/fakes/articles/', import.meta.url);
    const articles = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
    expect(articles.length).toBeGreaterThan(10);
    expect(articles.flatMap(phrasesIn)).toEqual([]);
  });

  it('say where they stand', () => {
    const text = 'Rye — a true game‑changer, they say.';
    const [found] = findStockPhrases(text);
    expect(text.slice(found?.span.start, found?.span.end)).toBe('game‑changer');
  });

  it('are what somebody else said where the caller wants to know, and not where it does not', () => {
    const text = 'Ann Bell said: “This oven is a game changer for us.”';
    expect(findStockPhrases(text)).toHaveLength(1);
    expect(findStockPhrases(text, { quotations: false })).toEqual([]);
    expect(findStockPhrases('We say: it is a game changer.', { quotations: false })).toHaveLength(1);
  });
});

describe('the list', () => {
  it('holds many phrases, none twice', () => {
    expect(entriesOf(ENGLISH_PHRASES).length).toBeGreaterThanOrEqual(120);
    for (const list of Object.values(PHRASES_ABROAD)) expect(entriesOf(list).length).toBeGreaterThanOrEqual(25);
    const all = [ENGLISH_PHRASES, ...Object.values(PHRASES_ABROAD)].flatMap(entriesOf);
    expect(all.filter((entry, at) => all.indexOf(entry) !== at)).toEqual([]);
  });

  it('holds no phrase that could not be found', () => {
    const examples = [ENGLISH_PHRASES, ...Object.values(PHRASES_ABROAD)].flatMap(entriesOf).map(exampleOf);
    expect(examples.filter((example) => !phrasesIn(example).some((phrase) => phrase.length > 0))).toEqual([]);
  });
});

/** The shortest text that an entry stands for. */
function exampleOf(entry: string): string {
  return entry
    .replace(/\([^)]*\) ?/g, '')
    .replace(/\{([^,}]*)[^}]*\}/g, '$1')
    .replace(/(\S+?)\|\S+/g, '$1')
    .replaceAll('+', '')
    .replaceAll('…', 'bread')
    .replaceAll(' ,', ',');
}

it.each([
  'a',
  ' ',
  '[',
  '1',
  'in ',
  "it's not just ",
  'take ',
  'it is not about a, ',
  'whether you are a ',
  'in today’s ',
  '漢',
  '\n',
])('stock phrases are found in proportion to a text of %j', (unit) => {
  const { taken, allowed } = growthOf(unit, (text) => findStockPhrases(text, { quotations: false }));
  expect(taken).toBeLessThan(allowed);
});
