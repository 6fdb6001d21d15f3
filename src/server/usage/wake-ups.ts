/** Where those wait who cannot go on until something has changed. */
export interface WakeUps {
  /** Resolves with the next change, or when the signal aborts; the caller looks which. */
  next(signal: AbortSignal): Promise<void>;
  /** Something has changed. */
  wake(): void;
}

export function createWakeUps(): WakeUps {
  const waiting = new Set<() => void>();
  return {
    next: (signal) =>
      new Promise<void>((resolve) => {
        const wake = () => {
          waiting.delete(wake);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        signal.addEventListener('abort', wake, { once: true });
        waiting.add(wake);
      }),
    wake() {
      for (const wake of waiting) wake();
    },
  };
}
