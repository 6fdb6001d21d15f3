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

/** What a server says of itself, not of a value: connection, resources, an operator's doing, its system. */
const OF_THE_SERVER = /^(08|53|57|58)/;

const DEEPEST_CAUSE = 8;

/** Whose words may be quoted. */
interface Quoting {
  /** Also those of a library and of the system: what ends the process has to be found without trying it again. */
  readonly libraries?: boolean;
}

/**
 * An error for the log, without what users entrust to the product. The error of a failed query repeats the values in
 * message, stack and fields, and so may whoever wraps it: no message of such a chain is kept.
 */
export function describeError(error: unknown, quoting: Quoting = {}): ErrorDescription {
  const chain: unknown[] = [];
  for (let link = error; link !== undefined && link !== null && chain.length < DEEPEST_CAUSE; link = causeOf(link)) {
    chain.push(link);
  }
  const mayQuote = !chain.some((link) => sqlOf(link) !== undefined || isOfValues(fieldOf(link, 'code'), quoting));
  const quotes = (link: Error, stack: string) => mayQuote && isQuotable(link, stack, quoting);
  return (
    chain.reduceRight<ErrorDescription | undefined>(
      (cause, link) => ({ ...describeOne(link, quotes), ...(cause ? { cause } : {}) }),
      undefined,
    ) ?? { type: typeof error }
  );
}

function describeOne(error: unknown, quotes: (error: Error, stack: string) => boolean): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = fieldOf(error, 'code');
  const status = fieldOf(error, 'statusCode') ?? fieldOf(error, 'status');
  const sql = sqlOf(error);
  const stack = framesOf(error);
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(quotes(error, stack) ? { message: error.message } : {}),
    ...(sql === undefined ? {} : { sql }),
    ...(stack === '' ? {} : { stack }),
  };
}

/** A library's words can repeat what it was given. */
function isQuotable(error: Error, stack: string, { libraries = false }: Quoting): boolean {
  const { name } = error;
  if (OWN_WORDS.has(name)) return true;
  if (libraries) return EVERYBODYS.has(name) || isSqlState(fieldOf(error, 'code'));
  const [thrownAt = ''] = stack.split('\n', 1);
  return EVERYBODYS.has(name) && thrownAt !== '' && !/[\\/]node_modules[\\/]|\(?node:/.test(thrownAt);
}

/** Whether the database may repeat values of a query. */
function isOfValues(code: unknown, { libraries = false }: Quoting): boolean {
  return isSqlState(code) && !(libraries && OF_THE_SERVER.test(String(code)));
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
