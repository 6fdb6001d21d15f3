import { MESSAGES } from '../../core/rules/messages.ts';

/** Of the form, which comes when a persona is made or changed. */
export const PERSONA_FORM_TEXTS = {
  name: 'Persona Name',
  namePlaceholder: 'Acme, founders',
  audience: 'Target Audience',
  audiencePlaceholder: 'Operations leads at startups',
  words: (count: number, limit: number) => `${count}/${limit} words`,
  audienceFull: 'Five words at most. The next one is not taken.',
  tone: 'Tone of Voice',
  create: 'Create Persona',
  creating: 'Creating…',
  editTitle: (name: string) => `Edit ${name}`,
  save: 'Save Persona',
  saving: 'Saving…',
  cancel: 'Cancel',
  missing: 'Validation Error: All fields are required to create a persona',
  missingName: 'Give the persona a name.',
  missingAudience: 'Say who it speaks to.',
  missingTone: 'Choose a tone.',
  audienceTooLong: MESSAGES.audienceTooLong,
} as const;
