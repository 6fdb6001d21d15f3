import { MESSAGES } from './messages.ts';

export const DASHBOARD_TEXTS = {
  welcome: (name: string) => `Welcome, ${name}`,
  welcomeBack: (name: string) => `Welcome back, ${name}`,
  nameless: 'Content Creator',
  lead: 'What are we publishing this week?',
  history: 'History',
  dashboard: 'Dashboard',
  startNew: 'Start New Project',
  loadFailed: MESSAGES.jobNotLoaded,
} as const;
