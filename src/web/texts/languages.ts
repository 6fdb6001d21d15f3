export const LANGUAGE_TEXTS = { common: 'Most used', others: 'Others' } as const;

export const OUTPUT_LANGUAGE_TEXTS = {
  label: 'Output language',
  asPersona: 'As the persona',
  asPersonaIn: (language: string) => `As the persona (${language})`,
  outlines: (language: string) =>
    `The built-in writer has no ${language} words of its own: it gives you your opinion, quotations and places to fill in.`,
} as const;
