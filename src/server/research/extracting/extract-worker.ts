import { parentPort } from 'node:worker_threads';
import { describeError } from '../../platform/describe-error.ts';
import { extractDocument } from './extract-document.ts';
import { type Document, UnreadableDocument } from './extractor.ts';
import type { WorkerAnswer } from './worker-answer.ts';

function say(answer: WorkerAnswer): void {
  parentPort?.postMessage(answer);
}

async function answer(document: Document): Promise<WorkerAnswer> {
  try {
    return { type: 'text', text: await extractDocument(document) };
  } catch (error) {
    if (error instanceof UnreadableDocument) return { type: 'unreadable', kind: error.kind, reason: error.reason };
    const cause = describeError(error);
    // A document that is nested without end uses up the stack.
    if (error instanceof RangeError) {
      return { type: 'unreadable', kind: 'too-much', reason: 'This document is too complicated to be read.', cause };
    }
    return { type: 'unreadable', kind: 'broken', reason: 'This document is damaged and cannot be read.', cause };
  }
}

// The PDF library leaves promises behind that nobody waits for; one that fails must not end the next document.
process.on('unhandledRejection', () => undefined);

parentPort?.on('message', (document: Document) => {
  void answer(document).then(say);
});
say({ type: 'ready' });
