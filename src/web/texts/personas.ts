import { MESSAGES } from '../../core/rules/messages.ts';

export const PERSONA_TEXTS = {
  title: 'Persona Management',
  lead: 'Who is speaking, and to whom.',
  tabs: { select: 'Select Persona', create: 'Create New' },
  list: {
    legend: 'Your personas',
    edit: (name: string) => `Edit ${name}`,
    delete: (name: string) => `Delete ${name}`,
    loadFailed: 'Failed to load personas. Please try again.',
    retry: 'Try again',
    samples: (count: number) => (count === 1 ? '1 voice sample' : `${count} voice samples`),
    facts: (count: number) => (count === 1 ? '1 approved fact' : `${count} approved facts`),
    emptyTitle: 'No personas yet',
    emptyLead: 'A persona keeps every piece in one voice. It takes three fields to make one.',
    emptyAction: 'Create a persona',
  },
  limit: {
    title: 'Personas',
    ratio: (count: number, limit: number) => `${count}/${limit}`,
    remaining: (remaining: number) => `${remaining} remaining`,
    unlimited: (count: number) => `${count} ${count === 1 ? 'persona' : 'personas'}`,
    reached: MESSAGES.personaLimit,
  },
  remove: {
    title: (name: string) => `Delete ${name}?`,
    lead: 'Past jobs keep their content. This action cannot be undone.',
    confirm: 'Delete persona',
    deleting: 'Deleting…',
    cancel: 'Cancel',
  },
  toasts: {
    created: 'Persona Created',
    createFailed: 'Failed to create persona. Please try again.',
    updated: 'Persona Updated',
    updateFailed: 'Failed to update persona. Please try again.',
    deletedTitle: 'Success',
    deleted: 'Persona deleted successfully!',
    deleteFailed: 'Failed to delete persona. Please try again.',
  },
} as const;
