import type { Format } from './format.ts';

/** Descriptions of one product or offer, each for its own field. */
export interface DescriptionsParts {
  /** At most 60 characters. */
  readonly seoTitle: string;
  /** At most 160 characters: fits a meta description. */
  readonly short: string;
  /** 50 to 80 words. */
  readonly medium: string;
  /** 120 to 200 words: benefit, how it works, proof, for whom. */
  readonly long: string;
  /** 3 to 5, each at most 200 characters, benefit first. */
  readonly bullets: readonly string[];
}

export const descriptions: Format<DescriptionsParts, 'Descriptions'> = {
  id: 'descriptions',
  label: 'Descriptions',
  hint: 'Short, medium and long, bullets',
  icon: 'message-square-text',
  tint: 90,
  syntax: 'plain',
  brief: '',
  layout: () => {
    throw new Error('The layout follows in the next commit');
  },
  parse: () => {
    throw new Error('The layout follows in the next commit');
  },
  check: () => {
    throw new Error('The layout follows in the next commit');
  },
  fit: () => {
    throw new Error('The layout follows in the next commit');
  },
};
