import type { Page } from '@playwright/test';
import type { AccountName, Stage } from './stage.ts';

/** One state of the interface, and how a fresh page gets there. */
export interface PictureState {
  readonly name: string;
  /** Who is signed in; nobody unless set. */
  readonly as?: AccountName;
  readonly reach: (page: Page, stage: Stage) => Promise<void>;
}

export interface Area {
  readonly name: string;
  readonly states: readonly PictureState[];
}
