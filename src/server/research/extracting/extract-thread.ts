import { Worker } from 'node:worker_threads';
import { type Document, type ExtractedText, UnreadableDocument } from './extractor.ts';
import type { WorkerAnswer } from './worker-answer.ts';

const WORKER = new URL('./extract-worker.ts', import.meta.url);
/** How often the memory of a working thread is looked at: its buffers do not count towards the limits of its heap. */
const MEMORY_LOOK_MS = 200;
const MEGABYTE = 1024 * 1024;
const TOO_MUCH = 'This document is too large or too complicated to be read.';

/** A thread that takes one document apart at a time. It ends with the first document that is too much for it. */
export interface ExtractThread {
  extract(document: Document, signal: AbortSignal): Promise<ExtractedText>;
  end(reason: Error): Promise<void>;
}

interface ThreadOptions {
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

  async function watchMemory(): Promise<void> {
    // Rejects when the thread ends meanwhile.
    const heap = await worker.getHeapStatistics().catch(() => null);
    const used = heap ? heap.used_heap_size + heap.external_memory : 0;
    if (task && used > options.memoryMb * MEGABYTE) await end(tooMuch());
  }

  return {
    end,
    extract(document, signal) {
      clearTimeout(idle);
      worker.ref();
      return new Promise<ExtractedText>((resolve, reject) => {
        let deadline: NodeJS.Timeout | undefined;
        const look = setInterval(() => void watchMemory(), MEMORY_LOOK_MS);
        const onAbort = () => void end(abortReason(signal));
        signal.addEventListener('abort', onAbort, { once: true });
        const own: Task = {
          resolve,
          reject,
          tidy() {
            clearTimeout(deadline);
            clearInterval(look);
            signal.removeEventListener('abort', onAbort);
          },
        };
        task = own;
        void ready.then(() => {
          if (task !== own) return;
          deadline = setTimeout(() => void end(tooMuch()), options.deadlineMs);
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

function tooMuch(cause?: unknown): UnreadableDocument {
  return new UnreadableDocument('too-much', TOO_MUCH, { cause });
}

export function abortReason(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error('Aborted', { cause: signal.reason });
}
