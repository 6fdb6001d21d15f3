import type { QuoteKind } from '../../reading/quote-kind.ts';
import type { OwnLines } from '../quote-lines.ts';
import { figure } from './figure.ts';
import { change } from './change.ts';
import { cause } from './cause.ts';
import { contrast } from './contrast.ts';
import { voice } from './voice.ts';
import { open } from './open.ts';
import { advice } from './advice.ts';
import { plain } from './plain.ts';

/**
 * Lines on what the author's own notes tell: prices, dates, choices. Nobody is asked to check them or to have the same;
 * readers are asked what it means to them, and invited to ask back.
 */
export const OWN_LINES: Readonly<Record<QuoteKind, OwnLines>> = {
  figure,
  change,
  cause,
  contrast,
  voice,
  open,
  advice,
  definition: plain,
  plain,
};
