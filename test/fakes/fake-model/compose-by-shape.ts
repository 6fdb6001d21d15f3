import { slotsOf, type Slot } from '../../../src/core/formats/fill-shape.ts';
import type { AnyFormat } from '../../../src/core/formats/registry.ts';
import { dullText, fillingFor, partsOf } from '../../support/filled-parts.ts';
import type { Sentences } from './sentences.ts';

const MOST = 400;
/** Less of an opinion or a quotation says nothing. */
const LEAST = 25;

/** A piece of any format, from its shape and its limits: topic, opinion, a fact where there is room, and sentences. */
export function composeByShape(format: AnyFormat, say: Sentences): string {
  const filling = fillingFor(format);
  const slots = slotsOf(format.shape, filling.entries);
  const texts = slots.filter(({ kind }) => kind === 'line' || kind === 'block');
  const view = texts.find(({ kind }) => kind === 'block') ?? texts[1] ?? texts[0];
  let facts = say.facts(MOST);
  const told = (slot: Slot, characters: number): string => {
    if (slot.kind === 'line' && slot.index === null && characters <= LEAST) return dullText(slot, characters);
    const isView = slot.part === view?.part && slot.field === view.field && slot.index === view.index;
    const opinion = isView ? say.opinion(Math.max(LEAST, characters - 1)) : '';
    const fact = isView ? undefined : facts.find((quoted) => quoted.length <= characters + LEAST);
    facts = facts.filter((quoted) => quoted !== fact);
    const first = opinion || fact || '';
    const rest = characters - first.length;
    return [first, rest > 2 * LEAST || first === '' ? sentencesOf(say, rest) : ''].filter(Boolean).join(' ');
  };
  const text = format.layout(partsOf(format, filling, told));
  const isSound = format.check(text).every(({ status }) => status !== 'fail');
  return isSound ? text : format.layout(partsOf(format, filling, dullText));
}

/** Whole sentences where one fits, else the words of one that do. */
function sentencesOf(say: Sentences, characters: number): string {
  let text = '';
  for (let next = say.next(); text.length + next.length < characters; next = say.next()) text += ` ${next}`;
  if (text !== '') return text.trim();
  const words = say.next().replace(/[.,]/g, '').split(' ');
  while (words.length > 1 && words.join(' ').length > characters) words.pop();
  return words.join(' ').slice(0, characters);
}
