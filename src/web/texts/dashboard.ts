import { MESSAGES } from './messages.ts';
import { own } from './words.ts';

export const DASHBOARD_TEXTS = {
  welcome: (name: string) => `Welcome, ${own(name)}`,
  welcomeBack: (name: string) => `Welcome back, ${own(name)}`,
  nameless: 'Content Creator',
  lead: 'What are we publishing this week?',
  history: 'History',
  dashboard: 'Dashboard',
  startNew: 'Start New Project',
  /** Of the browser's tab. */
  titles: {
    setup: 'Dashboard',
    history: (page: number) => (page > 1 ? `Content history, page ${page}` : 'Content history'),
    usage: 'Usage',
    account: 'Account',
    output: 'Project',
  },
  newProject: 'New project',
  topicWhole: 'Whole topic',
  topicShort: 'Less',
  loadFailed: MESSAGES.jobNotLoaded,
} as const;
