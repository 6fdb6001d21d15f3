import type { Source } from '../../../../core/contracts/research.ts';
import { hasStrongFigure } from './figure.ts';
import { isSlogan } from './slogan.ts';

/** A sum, in signs or words. */
export const MONEY = /[$€£¥]|\b(?:euros?|dollars?|pounds?)\b/iu;
const PRICES = /\b(?:costs?|prices?|priced|pays?|fees?|charges?|tickets?)\b/iu;

/** Whether a sentence tells what somebody found out: a share, a multiple or a sum, and neither what something costs nor a slogan. */
export function isFinding({ text, source }: { text: string; source: Source }): boolean {
  const isPrice = MONEY.test(text) && (source.kind === 'material' || PRICES.test(text));
  return hasStrongFigure(text) && !isPrice && !(source.kind === 'material' && isSlogan(text));
}
