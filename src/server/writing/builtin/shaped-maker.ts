import type { AnyFormat } from '../../../core/formats/registry.ts';
import type { Desk } from './desk.ts';
import type { MadeText, Maker } from './makers.ts';
import { outlineByShape } from './outline/by-shape.ts';

/** For a format without a maker of its own: an outline that its shape and its rules alone give, whatever lies on the desk. */
export function shapedMaker(format: AnyFormat): Maker {
  const outline = (desk: Desk): MadeText => outlineByShape(format, desk);
  return {
    format,
    need: { most: 3, mostFacts: 5, longestWords: 34, ownFigures: false, angles: {} },
    compose: outline,
    outline,
  };
}
