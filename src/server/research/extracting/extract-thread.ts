import { Worker } from 'node:worker_threads';
import { type Document, type ExtractedText, UnreadableDocument } from './extractor.ts';
import { tooMuch, watchThread } from './thread-watch.ts';
import type { WorkerAnswer } from './worker-answer.ts';

const WORKER = new URL('./extract-worker.ts', import.meta.url);

export interface ThreadTask {
  readonly document: Document;
  readonly signal: AbortSignal;
  /** Time of the processor that it may take, in milliseconds. */
  readonly computingMs: number;
}

/** A thread that takes one document apart at a time. It ends with the first document that is too much for it. */
export interface ExtractThread {
  extract(task: ThreadTask): Promise<ExtractedText>;
  end(reason: Error): Promise<void>;
}

export interface ThreadOptions {
  /** Longest time for one document, whatever it computes. */
  readonly deadlineMs: number;
  readonly memoryMb: number;
  readonly idleMs: number;
  /** Called once, when the thread takes no more documents. */
  readonly onEnd: () => void;
}

interface Task {
  readonly resolve: (text: ExtractedText) => void;
  readonly reject: (reason: Error) => void;
  /** Ends the timers of the task. */
  readonly tidy: () => void;
}

export function createExtractThread(options: ThreadOptions): ExtractThread {
  const worker = startWorker(options.memoryMb);
  let task: Task | null = null;
  let idle: NodeJS.Timeout | undefined;
  let ended: Promise<unknown> | undefined;
  const ready = new Promise<void>((resolve) => worker.once('message', () => resolve()));
  let isReady = false;
  void ready.then(() => (isReady = true));

  function take(): Task | null {
    const taken = task;
    task = null;
    taken?.tidy();
    return taken;
  }

  async function end(reason: Error): Promise<void> {
    clearTimeout(idle);
    if (!ended) {
      ended = worker.terminate();
      options.onEnd();
    }
    take()?.reject(reason);
    await ended;
  }

  // Out of memory, or a fault that no document may cause: before it was ready it is ours and not the document's.
  worker.on('error', (cause) => void end(isReady ? tooMuch(cause) : new Error('No document can be read', { cause })));
  worker.on('exit', () => void end(tooMuch()));
  worker.on('message', (answer: WorkerAnswer) => {
    if (answer.type === 'ready') return;
    rest();
    const done = take();
    if (answer.type === 'text') done?.resolve(answer.text);
    else done?.reject(new UnreadableDocument(answer.kind, answer.reason, { cause: answer.cause }));
  });

  function rest(): void {
    worker.unref();
    idle = setTimeout(() => void end(new Error('Idle')), options.idleMs).unref();
  }

  return {
    end,
    extract({ document, signal, computingMs }) {
      clearTimeout(idle);
      worker.ref();
      return new Promise<ExtractedText>((resolve, reject) => {
        let stopWatching: (() => void) | undefined;
        const onAbort = () => void end(abortReason(signal));
        signal.addEventListener('abort', onAbort, { once: true });
        const own: Task = {
          resolve,
          reject,
          tidy() {
            stopWatching?.();
            signal.removeEventListener('abort', onAbort);
          },
        };
        task = own;
        void ready.then(() => {
          if (task !== own) return;
          stopWatching = watchThread(worker, { ...options, computingMs }, (reason) => void end(reason));
          const bytes = new Uint8Array(document.bytes);
          worker.postMessage({ ...document, bytes }, [bytes.buffer]);
        });
      });
    },
  };
}

function startWorker(memoryMb: number): Worker {
  const worker = new Worker(WORKER, {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
    // Nothing of the server's own: neither its settings nor its output.
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
}

export function abortReason(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error('Aborted', { cause: signal.reason });
}
