import type { Logger } from '../../platform/logger.ts';
import type { Topic } from '../topic/topic.ts';

/** What reading a source needs beside the source. */
export interface Desk {
  readonly topic: Topic;
  /** The name of the brand's website; null where it has none. */
  readonly website: string | null;
  /** ISO 8601. */
  readonly retrievedAt: string;
  readonly logger: Logger;
  /** Called between small pieces of work: lets others run, and ends the work when it is no longer wanted. */
  readonly breathe: () => Promise<void>;
}
