import type { QuoteKind } from '../../reading/quote-kind.ts';
import type { QuoteLines } from '../quote-lines.ts';
import { advice } from './advice.ts';
import { cause } from './cause.ts';
import { change } from './change.ts';
import { contrast } from './contrast.ts';
import { definition } from './definition.ts';
import { figure } from './figure.ts';
import { open } from './open.ts';
import { plain } from './plain.ts';
import { voice } from './voice.ts';

export const QUOTE_LINES: Readonly<Record<QuoteKind, QuoteLines>> = {
  figure,
  change,
  cause,
  contrast,
  voice,
  open,
  advice,
  definition,
  plain,
};
