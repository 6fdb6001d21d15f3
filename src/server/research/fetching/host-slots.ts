/** Keeps few requests under way at once to each host; the others wait their turn. */
export interface HostSlots {
  /** Resolves with the function that gives the place back. Rejects with the signal's reason. */
  take(host: string, signal: AbortSignal): Promise<() => void>;
}

interface Line {
  busy: number;
  readonly waiting: (() => void)[];
}

export function createHostSlots(perHost: number): HostSlots {
  const lines = new Map<string, Line>();

  function release(host: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) return next();
    line.busy -= 1;
    if (line.busy === 0) lines.delete(host);
  }

  function waitIn(line: Line, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        line.waiting.splice(line.waiting.indexOf(enter), 1);
        reject(signal.reason instanceof Error ? signal.reason : new Error('no longer wanted'));
      };
      line.waiting.push(enter);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  return {
    async take(host, signal) {
      signal.throwIfAborted();
      const line = lines.get(host) ?? { busy: 0, waiting: [] };
      lines.set(host, line);
      if (line.busy < perHost) line.busy += 1;
      else await waitIn(line, signal);
      let held = true;
      return () => {
        if (held) release(host, line);
        held = false;
      };
    },
  };
}
