import type { JobStatus } from '../../core/rules/job-status.ts';
import { counted, number, own } from './words.ts';
import { MESSAGES } from './messages.ts';

const projects = (count: number) => counted(count, { one: '# project', other: '# projects' });

export const HISTORY_TEXTS = {
  title: 'Content history',
  /** A project whose topic an answer does not tell. */
  untitled: 'Untitled project',
  lead: 'Everything you have started, newest first.',
  back: 'Back to Dashboard',
  search: 'Search by topic...',
  searchLabel: 'Search by topic',
  view: 'View Content',
  delete: 'Delete',
  status: {
    researching: 'Researching',
    fusion_pending: 'Fusion pending',
    drafting: 'Drafting',
    generating_formats: 'Writing',
    completed: 'Completed',
    failed: 'Failed',
  } satisfies Record<JobStatus, string>,
  /** A project that somebody has stopped is no failure. */
  cancelled: 'Cancelled',
  pieces: (ready: number, all: number) =>
    counted(all, { one: `${number(ready)} of # piece`, other: `${number(ready)} of # pieces` }),
  planWaits: 'Its plan waits for you',
  opinionWaits: 'Waits for your opinion',
  list: 'Projects',
  count: projects,
  matches: (matching: number, all: number) => `${number(matching)} of ${projects(all)}`,
  moreFormats: '…',
  tookAll: (figures: string) => `In all: ${figures}.`,
  showUsage: 'Usage by month',
  pages: 'Pages',
  page: (page: number) => `Page ${number(page)}`,
  /** What the dots between two pages lead to. */
  between: (from: number, to: number) => `Go to a page from ${number(from)} to ${number(to)}`,
  goTo: 'Go to page',
  ofPages: (pages: number) => `of ${number(pages)}`,
  go: 'Go',
  noSuchPage: (pages: number) => `There are pages 1 to ${number(pages)}.`,
  previous: 'Previous',
  next: 'Next',
  empty: {
    title: 'Nothing here yet',
    text: 'Every project you start is kept here, so that you can come back to it, reuse it or delete it.',
    action: 'Start your first project',
  },
  noMatch: {
    title: (search: string) => `No topic contains “${own(search)}”`,
    text: 'Try fewer or other words.',
    action: 'Clear search',
  },
  failed: { title: 'Your history could not be loaded', stale: 'This list may be out of date.' },
  confirm: {
    title: 'Delete this project?',
    text: MESSAGES.confirmJobDeletion,
  },
  toasts: {
    loadTitle: MESSAGES.loadError,
    logIn: MESSAGES.historyNeedsLogIn,
    deletedTitle: MESSAGES.jobDeletedTitle,
    deleted: MESSAGES.jobDeleted,
    deleteFailed: MESSAGES.jobNotDeleted,
  },
} as const;
