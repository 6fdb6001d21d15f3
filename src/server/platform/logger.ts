import { pino } from 'pino';
import { describeError } from './describe-error.ts';

export type Logger = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** JSON lines on standard error; standard output belongs to the one line that says where the product listens. */
export function createLogger(
  level: string,
  destination: pino.DestinationStream = pino.destination(2),
  describe: (error: unknown) => unknown = (error) => describeError(error),
): pino.Logger {
  return pino(
    {
      level,
      redact: ['req.headers.authorization', 'req.headers.cookie', 'token', 'password'],
      serializers: { err: describe },
    },
    { write: (line) => destination.write(line.replaceAll(UNSEEN, escaped)) },
  );
}

/** Writes why the process ends, whatever the level of its log, in one line with the error's own words. */
export function logDeath(error: unknown, destination?: pino.DestinationStream): void {
  const describe = (err: unknown) => describeError(err, { libraries: true });
  createLogger('fatal', destination, describe).fatal({ err: error }, 'the process ends: nothing caught this error');
}

/**
 * What JSON leaves as it is, though a terminal or a viewer of logs makes a new line, a colour or another order of it. It
 * stands within strings alone, where its number means the same.
 */
const UNSEEN = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
