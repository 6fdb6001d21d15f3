export const LANGUAGE_TEXTS = { common: 'Most used', others: 'Others' } as const;
