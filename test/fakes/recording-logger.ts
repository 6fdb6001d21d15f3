import { inspect } from 'node:util';
import type { Logger } from '../../src/server/platform/logger.ts';

export interface RecordingLogger extends Logger {
  /** Everything that was logged, written out, with nested values and causes. */
  written(): string;
}

export function recordingLogger(): RecordingLogger {
  const lines: string[] = [];
  const record = (...parts: readonly unknown[]) => {
    lines.push(inspect(parts, { depth: null, maxStringLength: null }));
  };
  return { debug: record, info: record, warn: record, error: record, written: () => lines.join('\n') };
}
