import { MESSAGES } from './messages.ts';

export const EXAMPLE_TEXTS = {
  label: 'Example project',
  title: 'See it work first',
  lead: 'One click makes an example persona, fills in a topic, an opinion and notes, and starts the run: seven pieces in six formats. Start New Project then shows how it was set up.',
  /** For somebody who has begun. */
  short: 'One click makes a whole project: seven pieces in six formats.',
  byBuiltin: (trouble: string) => `${trouble} The example is therefore written by the built-in writer.`,
  byModel: (model: string) => `${model} writes them.`,
  button: 'Try an example',
  starting: 'Starting the example…',
  failed: 'The example could not be started. Please try again.',
  atLimit: `${MESSAGES.personaLimit} The example brings a persona of its own.`,
  filled: {
    title: 'This is the example',
    lead: 'Change what you like and start it again, or clear it and begin your own.',
    clear: 'Clear the example',
  },
} as const;
