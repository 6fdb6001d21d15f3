import { Worker } from 'node:worker_threads';
import { type Document, type ExtractedText, UnreadableDocument } from './extractor.ts';
import type { WorkerAnswer } from './worker-answer.ts';

const WORKER = new URL('./extract-worker.ts', import.meta.url);
/** How often the time and memory of a working thread are looked at: its buffers do not count towards the limits of its heap. */
const LOOK_MS = 200;
const MEGABYTE = 1024 * 1024;
const TOO_MUCH = 'This document is too large or too complicated to be read.';

/** Behind a document that took too long because the machine was busy: the thread had computed next to nothing. */
export class NoComputingTime extends Error {}

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
  readonly computingMs: number;
  /** What the thread had computed before, in milliseconds; null until that is known. */
  computedBefore: number | null;
  /** What it has computed for this document. */
  computed: number;
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

  async function look(own: Task): Promise<void> {
    // Both reject when the thread ends meanwhile.
    const heap = await worker.getHeapStatistics().catch(() => null);
    const times = await worker.cpuUsage().catch(() => null);
    if (task !== own || !times) return;
    const used = heap ? heap.used_heap_size + heap.external_memory : 0;
    const computed = (times.user + times.system) / 1000;
    own.computedBefore ??= computed;
    own.computed = computed - own.computedBefore;
    if (used > options.memoryMb * MEGABYTE || own.computed > own.computingMs) await end(tooMuch());
  }

  async function endLate({ computed, computingMs }: Task): Promise<void> {
    const wasBusy = computed < computingMs / 2;
    await end(tooMuch(wasBusy ? new NoComputingTime(`computed for ${Math.round(computed)} ms`) : undefined));
  }

  return {
    end,
    extract({ document, signal, computingMs }) {
      clearTimeout(idle);
      worker.ref();
      return new Promise<ExtractedText>((resolve, reject) => {
        let deadline: NodeJS.Timeout | undefined;
        const looks = setInterval(() => void look(own), LOOK_MS);
        const onAbort = () => void end(abortReason(signal));
        signal.addEventListener('abort', onAbort, { once: true });
        const own: Task = {
          computingMs,
          computedBefore: null,
          computed: 0,
          resolve,
          reject,
          tidy() {
            clearTimeout(deadline);
            clearInterval(looks);
            signal.removeEventListener('abort', onAbort);
          },
        };
        task = own;
        void ready.then(() => {
          if (task !== own) return;
          deadline = setTimeout(() => void endLate(own), options.deadlineMs);
          void look(own);
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
