import { slotsOf, type Slot } from '../../../src/core/formats/fill-shape.ts';
import type { AnyFormat } from '../../../src/core/formats/registry.ts';
import { dullText, fillingFor, partsOf, type Room } from '../../support/filled-parts.ts';
import type { Sentences } from './sentences.ts';

const MOST = 400;
/** Less of an opinion or a quotation says nothing. */
const LEAST = 25;

/** A piece of any format, from its shape and its limits: topic, opinion, a fact where there is room, and sentences. */
export function composeByShape(format: AnyFormat, say: Sentences): string {
  const filling = fillingFor(format);
  const texts = slotsOf(format.shape, filling.entries).filter(({ kind }) => kind === 'line' || kind === 'block');
  const view = texts.find(({ kind }) => kind === 'block') ?? texts[1] ?? texts[0];
  const told = teller({ say, view, isAlone: texts.filter(({ kind }) => kind === 'block').length < 2 });
  const text = format.layout(partsOf(format, filling, told));
  const isSound = format.check(text).every(({ status }) => status !== 'fail');
  return isSound ? text : format.layout(partsOf(format, filling, dullText));
}

interface Telling {
  readonly say: Sentences;
  /** Where the opinion stands. */
  readonly view: Slot | undefined;
  /** Whether a fact has to stand beside it. */
  readonly isAlone: boolean;
}

function teller({ say, view, isAlone }: Telling): (slot: Slot, room: Room) => string {
  let facts = say.facts(MOST);
  return (slot, { characters, paragraph }) => {
    if (slot.kind === 'line' && slot.index === null && characters <= LEAST)
      return dullText(slot, { characters, paragraph });
    const isView = slot.part === view?.part && slot.field === view.field && slot.index === view.index;
    const room = Math.min(characters, paragraph);
    const opinion = isView ? say.opinion(Math.max(LEAST, room - 1)) : '';
    const left = characters - opinion.length;
    const fact = isView && !isAlone ? undefined : facts.find((quoted) => quoted.length <= left + LEAST);
    facts = facts.filter((quoted) => quoted !== fact);
    const told = [opinion, fact ?? ''].filter(Boolean);
    const rest = characters - told.join('  ').length;
    const more = rest > 2 * LEAST || told.length === 0 ? sentencesOf(say, rest) : [];
    return [...told, ...more].join(paragraph < characters ? '\n\n' : ' ');
  };
}

/** Whole sentences where one fits, else the words of one that do. */
function sentencesOf(say: Sentences, characters: number): string[] {
  const sentences: string[] = [];
  let left = characters;
  for (let next = say.next(); next.length + 2 <= left; next = say.next()) {
    sentences.push(next);
    left -= next.length + 2;
  }
  if (sentences.length > 0) return sentences;
  const words = say.next().replace(/[.,]/g, '').split(' ');
  while (words.length > 1 && words.join(' ').length > characters) words.pop();
  return [words.join(' ').slice(0, characters)];
}
