import { setImmediate, setTimeout as pause } from 'node:timers/promises';

/** Long work on the thread that serves requests lets others run at least this often. */
const SLICE_MS = 5;
/** Longest wait for requests under way, so that the work goes on however many there are. */
const MOST_WAIT_MS = 10;
const LOOK_MS = 2;

let requests = 0;
/** Ends when the next slice of any long work may begin: were several to run in a row, requests would wait for all of them. */
let nextSlice = Promise.resolve();

/** Counts a request that is being answered, which long work lets go first; call what is returned when it is answered. */
export function beginRequest(): () => void {
  let isOver = false;
  requests += 1;
  return () => {
    if (!isOver) requests -= 1;
    isOver = true;
  };
}

/** A function to call between small pieces of work: lets others run once a slice is used up, and throws when aborted. */
export function createBreather(signal?: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    signal?.throwIfAborted();
    if (performance.now() - since < SLICE_MS) return;
    nextSlice = nextSlice.then(letRequestsGo);
    await nextSlice;
    since = performance.now();
  };
}

async function letRequestsGo(): Promise<void> {
  await setImmediate();
  for (let waited = 0; requests > 0 && waited < MOST_WAIT_MS; waited += LOOK_MS) await pause(LOOK_MS);
}
