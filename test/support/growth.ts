import { cpuTimeOf } from './cpu-time.ts';

const SHORT = 25_000;
const TIMES = 4;
/** Four times the work may take so many times as long: a square would take sixteen. A few milliseconds are noise. */
const MOST_TIMES = 10;
const NOISE_MS = 20;

/**
 * Milliseconds that work on 100,000 characters of one unit may take at the most, going by a quarter of them, and those that
 * it takes. Each run gets a text of its own, so that nothing is remembered.
 */
export function growthOf(unit: string, work: (text: string) => unknown): { taken: number; allowed: number } {
  let run = 0;
  const [short, long] = [SHORT, SHORT * TIMES].map((length) => {
    const text = unit.repeat(Math.ceil(length / unit.length));
    return cpuTimeOf(() => {
      run += 1;
      work(`${text}${run}`);
    });
  });
  return { taken: long ?? 0, allowed: (short ?? 0) * MOST_TIMES + NOISE_MS };
}
