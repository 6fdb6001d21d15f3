const number = (value: number) => value.toLocaleString('en');

export const PREVIEW_TEXTS = {
  unplaced: 'Stands in the text, but in no part of this format',
  xPost: {
    label: 'As a post on X',
    left: (count: number) => `${number(count)} characters left`,
    over: (count: number) => `${number(count)} characters too many`,
  },
} as const;
