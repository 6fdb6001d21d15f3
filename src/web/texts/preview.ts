export const PREVIEW_TEXTS = {
  unplaced: 'Stands in the text, but in no part of this format',
} as const;
