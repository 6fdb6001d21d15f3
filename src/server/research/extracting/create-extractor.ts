import { type Document, type Extractor, type ExtractedText, UnreadableDocument } from './extractor.ts';
import { abortReason, createExtractThread, type ExtractThread } from './extract-thread.ts';

export interface ExtractorOptions {
  /** Longest time for one document, in milliseconds, counted from the moment at which its thread begins with it. */
  readonly deadlineMs?: number;
  /** Documents taken apart side by side. */
  readonly threads?: number;
  /** Documents that may wait; one more is refused. */
  readonly maxWaiting?: number;
  /** Memory of one thread, in megabytes. */
  readonly memoryMb?: number;
  /** A thread without work ends after this many milliseconds. */
  readonly idleMs?: number;
}

interface Job {
  readonly document: Document;
  readonly signal: AbortSignal;
  readonly settle: (outcome: Promise<ExtractedText>) => void;
}

/** Takes documents apart in threads of its own, which start with the first document and end when there is none. */
export function createExtractor(options: ExtractorOptions = {}): Extractor {
  const { deadlineMs = 10_000, threads: most = 2, maxWaiting = 200, memoryMb = 512, idleMs = 30_000 } = options;
  const free: ExtractThread[] = [];
  const threads = new Set<ExtractThread>();
  const waiting: Job[] = [];
  let closed = false;

  function takeThread(): ExtractThread | undefined {
    const idle = free.pop();
    if (idle) return idle;
    if (threads.size >= most) return undefined;
    const thread = createExtractThread({ deadlineMs, memoryMb, idleMs, onEnd: () => forget(thread) });
    threads.add(thread);
    return thread;
  }

  function forget(thread: ExtractThread): void {
    threads.delete(thread);
    const at = free.indexOf(thread);
    if (at !== -1) free.splice(at, 1);
    next();
  }

  function next(): void {
    const thread = waiting.length > 0 ? takeThread() : undefined;
    const job = thread && waiting.shift();
    if (!job) return;
    const work = thread.extract(job.document, job.signal);
    job.settle(work);
    const release = () => {
      if (threads.has(thread)) free.push(thread);
      next();
    };
    work.then(release, release);
  }

  return {
    async extract(document, signal) {
      signal.throwIfAborted();
      if (closed) throw new Error('The extractor is closed');
      if (waiting.length >= maxWaiting) {
        throw new UnreadableDocument('too-much', 'Too many documents are being read just now. Try again in a minute.');
      }
      return new Promise<ExtractedText>((resolve, reject) => {
        const giveUp = () => {
          waiting.splice(waiting.indexOf(job), 1);
          reject(abortReason(signal));
        };
        const job: Job = {
          document,
          signal,
          settle(outcome) {
            signal.removeEventListener('abort', giveUp);
            resolve(outcome);
          },
        };
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.push(job);
        next();
      });
    },

    async close() {
      closed = true;
      const refusal = new Error('The extractor is closed');
      for (const job of waiting.splice(0)) job.settle(Promise.reject(refusal));
      await Promise.all([...threads].map((thread) => thread.end(refusal)));
    },
  };
}
