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
  loadFailed: MESSAGES.jobNotLoaded,
} as const;
