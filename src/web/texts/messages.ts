import { AUDIENCE_MAX_WORDS } from '../../core/rules/limits.ts';
import { MESSAGES as SHARED } from '../../core/rules/messages.ts';

/**
 * The catalogue of the messages that are fixed to the letter, each in this place alone; the other texts refer to it. Those
 * that the server sends, too, stand in core. Every entry has its walk in test/e2e/messages.test.ts.
 */
export const MESSAGES = {
  // What a run says.
  noContent: SHARED.noContent,
  researchDefault: SHARED.researchDefault,
  jobFailed: SHARED.jobFailed,
  unexpectedStatus: (status: string) => `Unexpected job status: ${status}`,
  startFailed: 'Failed to start workflow. Please try again.',
  checkFailed: 'Failed to check job status. Please try again.',

  // What is asked for before something is done.
  startIncomplete: 'Please select a persona, enter a topic, and choose content generation format',
  personaIncomplete: 'Validation Error: All fields are required to create a persona',
  audienceWords: (count: number) => `${count}/${AUDIENCE_MAX_WORDS} words`,
  audienceTooLong: SHARED.audienceTooLong,
  personaLimit: SHARED.personaLimit,
  personaCount: (count: number, limit: number) => `${count}/${limit}`,
  personasRemaining: (remaining: number) => `${remaining} remaining`,
  confirmJobDeletion: 'Are you sure you want to permanently delete the topic? This action cannot be undone.',

  // What the server refuses.
  authenticationRequired: SHARED.authenticationRequired,
  httpError: (status: number) => `HTTP error! status: ${status}`,

  // What did not work.
  personasNotLoaded: 'Failed to load personas. Please try again.',
  personaNotCreated: 'Failed to create persona. Please try again.',
  personaNotDeleted: 'Failed to delete persona. Please try again.',
  loadError: 'Load Error',
  historyNeedsLogIn: 'Please log in to view content history',
  jobNotLoaded: 'Failed to load job content. Please try again.',
  jobNotDeleted: 'Failed to delete the job. Please try again.',
  notCopied: 'Unable to copy content to clipboard.',

  // What did.
  personaCreated: 'Persona Created',
  personaDeletedTitle: 'Success',
  personaDeleted: 'Persona deleted successfully!',
  jobDeletedTitle: 'Job Deleted',
  jobDeleted: 'The content has been permanently removed.',
  copied: 'Copied!',
  downloaded: 'Downloaded!',
} as const;
