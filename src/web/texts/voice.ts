import { TERM_LIMITS } from '../../core/rules/terms.ts';

/** Of what comes when the voice is unfolded. */
export const VOICE_FIELD_TEXTS = {
  language: 'Language',
  asTopic: 'As the topic',
  languageHint: 'What the pieces are written in. A project can choose another one.',
  banned: 'Never use',
  bannedHint: 'One word or phrase a line. No piece may hold it; “cheap*” covers every ending.',
  bannedPlaceholder: 'game-changer\ncheap',
  required: 'Always use',
  requiredHint: 'One word or phrase a line. Each piece should hold it once.',
  requiredPlaceholder: 'Northkit Pro',
  count: (count: number) => `${count}/${TERM_LIMITS.perList}`,
} as const;
