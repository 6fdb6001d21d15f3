import type { Usage } from './usage.ts';

export interface ModelAnswer {
  readonly text: string;
  /** The name of the model that gave it. */
  readonly model: string;
  readonly usage: Usage;
}
