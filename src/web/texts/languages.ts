export const LANGUAGE_TEXTS = { common: 'Most used', others: 'Others' } as const;

export const OUTPUT_LANGUAGE_TEXTS = {
  label: 'Language',
  asTopic: 'As the topic',
  asPersona: (language: string) => `As the persona (${language})`,
  outlines: (language: string) =>
    `The built-in writer has no ${language} words of its own: it gives you your opinion, quotations, and gaps for you to fill.`,
} as const;
