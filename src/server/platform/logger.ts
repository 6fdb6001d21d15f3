import { pino } from 'pino';
import { describeError } from './describe-error.ts';

export type Logger = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** JSON lines on standard error; standard output belongs to the one line that says where the product listens. */
export function createLogger(level: string, destination: pino.DestinationStream = pino.destination(2)): pino.Logger {
  return pino(
    {
      level,
      redact: ['req.headers.authorization', 'req.headers.cookie', 'token', 'password'],
      serializers: { err: describeError },
    },
    destination,
  );
}
