/** What a log may hold of an error. */
interface ErrorDescription {
  readonly type: string;
  readonly code?: string;
  readonly status?: number;
  readonly message?: string;
  /** A statement of the database with placeholders for its values. */
  readonly sql?: string;
  /** Where it happened: frames alone, without the message that a stack begins with. */
  readonly stack?: string;
  readonly cause?: ErrorDescription;
}

/** Errors that anybody throws: their message is ours, or the language's, where they come from our code. */
const EVERYBODYS = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError']);

/** Errors whose message is written by us. A vendor's can repeat a prompt, a key or a page. */
const OWN_WORDS = new Set([
  'DomainError',
  'StartError',
  'AttemptFailed',
  'ModelFailure',
  'NoConnectionError',
  'SourceUnavailable',
]);

const DEEPEST_CAUSE = 8;

/**
 * An error for the log, without what users entrust to the product. The error of a failed query repeats the values in
 * message, stack and fields, and so may whoever wraps it: no message of such a chain is kept.
 */
export function describeError(error: unknown): ErrorDescription {
  const chain: unknown[] = [];
  for (let link = error; link !== undefined && link !== null && chain.length < DEEPEST_CAUSE; link = causeOf(link)) {
    chain.push(link);
  }
  const fromDatabase = chain.some((link) => sqlOf(link) !== undefined || isSqlState(fieldOf(link, 'code')));
  return (
    chain.reduceRight<ErrorDescription | undefined>(
      (cause, link) => ({ ...describeOne(link, !fromDatabase), ...(cause ? { cause } : {}) }),
      undefined,
    ) ?? { type: typeof error }
  );
}

function describeOne(error: unknown, mayQuote: boolean): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = fieldOf(error, 'code');
  const status = fieldOf(error, 'statusCode') ?? fieldOf(error, 'status');
  const sql = sqlOf(error);
  const stack = framesOf(error);
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(mayQuote && isInOwnWords(error, stack) ? { message: error.message } : {}),
    ...(sql === undefined ? {} : { sql }),
    ...(stack === '' ? {} : { stack }),
  };
}

/** A library's words can repeat what it was given. */
function isInOwnWords({ name }: Error, stack: string): boolean {
  if (OWN_WORDS.has(name)) return true;
  const [thrownAt = ''] = stack.split('\n', 1);
  return EVERYBODYS.has(name) && thrownAt !== '' && !/[\\/]node_modules[\\/]|\(?node:/.test(thrownAt);
}

/** Frames stand after the message, which may have lines that look like frames. */
function framesOf({ message, stack = '' }: Error): string {
  const start = stack.indexOf(message);
  if (start < 0) return '';
  return stack
    .slice(start + message.length)
    .split('\n')
    .filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line))
    .join('\n');
}

/** Told by its shape: a library may bring a copy of the class. */
function sqlOf(error: unknown): string | undefined {
  const query = fieldOf(error, 'query');
  return typeof query === 'string' && fieldOf(error, 'params') !== undefined ? query : undefined;
}

function isSqlState(code: unknown): boolean {
  return typeof code === 'string' && /^(?!E[A-Z]{4}$)[0-9A-Z]{5}$/.test(code);
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}

function fieldOf(error: unknown, name: string): unknown {
  return error instanceof Error ? Object.getOwnPropertyDescriptor(error, name)?.value : undefined;
}
