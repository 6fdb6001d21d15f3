/** What a call is for. Prompts name a use case, never a model. */
export const USE_CASES = ['brief', 'plan', 'draft', 'edit', 'check', 'voice'] as const;

export type UseCase = (typeof USE_CASES)[number];
