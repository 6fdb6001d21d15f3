import type { TaskLimits } from './queue.ts';

/** Slots that look for a task and hold none. Each asks the database once a second, and at each new task. */
const IDLE_SLOTS = 4;

/** A worker of the queue that holds at most one task. */
export interface Slot {
  /** Set once it has been opened. */
  id?: string;
  isClosed: boolean;
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
  // In the order in which they came free.
  const idle = new Set<Slot>();
  let all = 0;

  async function openIdle(): Promise<void> {
    while (idle.size < IDLE_SLOTS && all < atOnce) {
      const slot: Slot = { isClosed: false };
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

  function closeOne(): void {
    const [slot] = idle;
    if (slot?.id === undefined) return;
    idle.delete(slot);
    slot.isClosed = true;
    all -= 1;
    close(slot.id);
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
        if (!slot.isClosed) {
          idle.add(slot);
          // A new task wakes all who look for one, but a backlog nobody: whoever is done looks by itself.
          if (slot.id !== undefined) wake(slot.id);
          if (idle.size > IDLE_SLOTS) closeOne();
        }
      }
    },
  };
}
