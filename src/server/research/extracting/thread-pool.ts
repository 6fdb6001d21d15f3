import type { ExtractedText } from './extractor.ts';
import { createExtractThread } from './extract-thread.ts';
import type { ExtractThread, ThreadOptions, ThreadTask } from './extract-thread.ts';

/** Threads that start with the first document and end when there is none. Whoever asks sees to it that few do at once. */
export interface ThreadPool {
  extract(task: ThreadTask): Promise<ExtractedText>;
  end(reason: Error): Promise<void>;
}

export function createThreadPool(options: Omit<ThreadOptions, 'onEnd'>): ThreadPool {
  const threads = new Set<ExtractThread>();
  const free = new Set<ExtractThread>();

  function take(): ExtractThread {
    const [idle] = free;
    if (idle) {
      free.delete(idle);
      return idle;
    }
    const thread = createExtractThread({ ...options, onEnd: () => forget(thread) });
    threads.add(thread);
    return thread;
  }

  function forget(thread: ExtractThread): void {
    threads.delete(thread);
    free.delete(thread);
  }

  return {
    async extract(task) {
      const thread = take();
      try {
        return await thread.extract(task);
      } finally {
        if (threads.has(thread)) free.add(thread);
      }
    },
    async end(reason) {
      await Promise.all([...threads].map((thread) => thread.end(reason)));
    },
  };
}
