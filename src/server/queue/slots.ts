import type { TaskLimits } from './queue.ts';

/** Slots that look for a task and hold none. Each asks the database once a second, and at each new task: most in vain. */
const IDLE_SLOTS = 1;

/** A worker of the queue that holds at most one task. */
export interface Slot {
  /** Set once it has been opened. */
  id?: string;
}

interface Ways {
  /** Opens a worker and returns its id. */
  open(slot: Slot): Promise<string>;
  /** Makes the worker look for a task now. */
  wake(id: string): void;
  close(id: string): void;
}

/** Few slots while there is little to do, and always some that look for more until the limit is reached. */
export interface Slots {
  openIdle(): Promise<void>;
  /** Runs the task of a slot. */
  hold(slot: Slot, work: () => Promise<void>): Promise<void>;
}

export function createSlots({ atOnce }: Pick<TaskLimits, 'atOnce'>, { open, wake, close }: Ways): Slots {
  const idle = new Set<Slot>();
  let all = 0;

  async function openIdle(): Promise<void> {
    while (idle.size < IDLE_SLOTS && all < atOnce) {
      const slot: Slot = {};
      idle.add(slot);
      all += 1;
      try {
        slot.id = await open(slot);
      } catch (error) {
        idle.delete(slot);
        all -= 1;
        throw error;
      }
    }
  }

  /** What is done makes room for a backlog that no new task tells of, so that one slot looks again. */
  function free(slot: Slot): void {
    const [other] = idle;
    if (idle.size < IDLE_SLOTS || other?.id === undefined) {
      idle.add(slot);
      if (slot.id !== undefined) wake(slot.id);
      return;
    }
    all -= 1;
    if (slot.id !== undefined) close(slot.id);
    wake(other.id);
  }

  return {
    openIdle,
    async hold(slot, work) {
      idle.delete(slot);
      // The queue may be stopping, and takes no more workers then.
      openIdle().catch(() => {});
      try {
        await work();
      } finally {
        free(slot);
      }
    },
  };
}
