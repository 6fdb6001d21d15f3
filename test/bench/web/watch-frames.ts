import type { Page } from '@playwright/test';

/** What the browser tells of a stretch of typing, in milliseconds. */
export interface FrameFigures {
  readonly frames: number;
  readonly dropped: number;
  /** From a key to the frame that shows it, as the browser rounds it: steps of 8. */
  readonly interactions: readonly number[];
  /** Frames that took more than 50 ms of work. */
  readonly long: readonly number[];
  /** Where most of the work of the longest one was, as far as the browser tells. */
  readonly culprit: string;
}

interface Watch {
  gaps: number[];
  interactions: Map<number, number>;
  long: { duration: number; culprit: string }[];
  stop: boolean;
}

interface AnimationFrame extends PerformanceEntry {
  readonly scripts: readonly { duration: number; invoker: string; sourceURL: string; sourceFunctionName: string }[];
  readonly renderStart: number;
  readonly styleAndLayoutStart: number;
}

const FRAME_MS = 1_000 / 60;

/** Counts frames from now on, until the function that it gives back is called. */
export async function watchFrames(page: Page): Promise<() => Promise<FrameFigures>> {
  await page.evaluate(() => {
    const watch: Watch = { gaps: [], interactions: new Map(), long: [], stop: false };
    Object.assign(window, { watch });
    let last = performance.now();
    const frame = (now: number) => {
      watch.gaps.push(now - last);
      last = now;
      if (!watch.stop) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (!entry.interactionId) continue;
        const known = watch.interactions.get(entry.interactionId) ?? 0;
        watch.interactions.set(entry.interactionId, Math.max(known, entry.duration));
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as AnimationFrame[]) {
        const [script] = [...entry.scripts].sort((one, other) => other.duration - one.duration);
        const render = entry.startTime + entry.duration - entry.styleAndLayoutStart;
        const culprit = `${Math.round(script?.duration ?? 0)} in ${script?.invoker ?? 'no script'} ${script?.sourceFunctionName ?? ''}, ${Math.round(render)} in style and layout`;
        watch.long.push({ duration: entry.duration, culprit });
      }
    }).observe({ type: 'long-animation-frame' });
  });
  return async () => {
    const { gaps, interactions, long } = await page.evaluate(() => {
      const { watch } = window as unknown as { watch: Watch };
      watch.stop = true;
      return { gaps: watch.gaps.slice(2), interactions: [...watch.interactions.values()], long: watch.long };
    });
    const worst = long.toSorted((one, other) => other.duration - one.duration)[0];
    return {
      frames: gaps.length,
      dropped: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0),
      interactions,
      long: long.map(({ duration }) => duration),
      culprit: worst?.culprit ?? '',
    };
  };
}
