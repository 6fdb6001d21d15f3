import { errors } from 'undici';
import { PageUnreadable } from './page-reader.ts';
import { BodyTooLarge, UnknownEncoding } from './read-body.ts';
import { OutOfTime } from './time-budget.ts';

/** Codes by which TLS refuses a certificate. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)/;
const NO_SUCH_NAME = new Set(['ENOTFOUND', 'EAI_NODATA', 'EAI_NONAME']);

/** Why a page did not come, as a sentence that names its site. Errors of ours pass through. */
export function troubleOf(error: unknown, site: string): PageUnreadable {
  if (error instanceof PageUnreadable) return error;
  const because = (reason: string) => new PageUnreadable('unreachable', reason, { cause: error });
  if (error instanceof BodyTooLarge || error instanceof errors.ResponseExceededMaxSizeError) {
    return new PageUnreadable('unreadable', `The page on ${site} is too large to be read.`, { cause: error });
  }
  if (error instanceof UnknownEncoding) {
    return new PageUnreadable('unreadable', `The page on ${site} is packed in a way that cannot be read.`, {
      cause: error,
    });
  }
  if (isTimeout(error)) return because(`${site} took too long to answer.`);
  const code = codeOf(error);
  if (isNoSuchName(error)) return because(`There is no site with the name ${site}.`);
  if (CERTIFICATE.test(code)) return because(`${site} shows no valid certificate.`);
  if (
    error instanceof errors.HTTPParserError ||
    error instanceof errors.HeadersOverflowError ||
    code.startsWith('Z_')
  ) {
    return because(`${site} sent an answer that cannot be understood.`);
  }
  return because(`${site} could not be reached, or broke off its answer.`);
}

/** Whether a lookup found that there is no such name. */
export const isNoSuchName = (error: unknown): boolean => NO_SUCH_NAME.has(codeOf(error));

/** What an HTTP status other than success says about a page; null for success. */
export function troubleOfStatus(status: number, site: string): PageUnreadable | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403 || status === 407) {
    return new PageUnreadable('unreadable', `${site} shows this page only to people who may see it.`);
  }
  if (status === 402) return new PageUnreadable('unreadable', `${site} shows this page only to people who pay for it.`);
  if (status === 451) return new PageUnreadable('unreadable', `${site} may not show this page for legal reasons.`);
  if (status === 404 || status === 410) return new PageUnreadable('unreachable', `${site} no longer has this page.`);
  if (status === 429 || status === 503) {
    return new PageUnreadable('limited', `${site} gives out no pages at the moment and asks to come back later.`);
  }
  return new PageUnreadable('unreachable', `${site} answered with an error.`);
}

export function behindLogin(site: string): PageUnreadable {
  return new PageUnreadable('unreadable', `${site} shows this page only after signing in.`);
}

function isTimeout(error: unknown): boolean {
  return (
    error instanceof OutOfTime ||
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError ||
    error instanceof errors.ConnectTimeoutError ||
    codeOf(error) === 'ETIMEDOUT'
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
