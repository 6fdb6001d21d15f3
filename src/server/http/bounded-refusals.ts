import type { Logger } from '../platform/logger.ts';
import type { SecurityEvent, SecurityFacts } from '../platform/security-log.ts';

const WINDOW_MS = 60_000;
/** Lines of one event about one address in a window, and of all addresses together. */
const PER_ADDRESS = 20;
const IN_ALL = 600;

/** Events that strangers can bring about as fast as they can send. */
const BOUNDED: readonly (SecurityEvent | undefined)[] = ['access.denied', 'limit.reached'];

interface Line extends Partial<SecurityFacts> {
  readonly security?: SecurityEvent;
}

/**
 * The logger, which writes so many refusals a minute and counts the rest: a stranger with a made-up token must not fill the
 * disk. How many were left out is logged when the minute is over.
 */
export function withBoundedRefusals(logger: Logger): Logger {
  const counts = new Map<string, number>();
  let all = 0;
  let leftOut = 0;

  function nextWindow(): void {
    counts.clear();
    all = 0;
    if (leftOut > 0) logger.info({ leftOut }, 'further refusals of the last minute were left out');
    leftOut = 0;
  }

  function mayWrite({ security, address = '' }: Line): boolean {
    if (all === 0 && leftOut === 0) setTimeout(nextWindow, WINDOW_MS).unref();
    const key = `${security} ${address}`;
    const count = counts.get(key) ?? 0;
    if (count >= PER_ADDRESS || all >= IN_ALL) {
      leftOut += 1;
      return false;
    }
    counts.set(key, count + 1);
    all += 1;
    return true;
  }

  const info = (...parts: [unknown, ...unknown[]]) => {
    const [first] = parts;
    const line: Line = typeof first === 'object' && first !== null ? first : {};
    if (!BOUNDED.includes(line.security) || line.security === undefined || mayWrite(line)) {
      Reflect.apply(logger.info, logger, parts);
    }
  };
  return {
    debug: logger.debug.bind(logger),
    warn: logger.warn.bind(logger),
    error: logger.error.bind(logger),
    info,
  };
}
