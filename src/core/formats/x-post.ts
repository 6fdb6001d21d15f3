import type { Format } from './format.ts';

export interface XPostParts {
  /** The post as it is pasted: at most 280 weighted characters, hook first, hashtags and link in the text. */
  readonly text: string;
}

export const xPost: Format<XPostParts, 'X Post'> = {
  id: 'x-post',
  label: 'X Post',
  hint: 'Up to 280 characters',
  icon: 'at-sign',
  tint: null,
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
