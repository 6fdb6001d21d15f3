/**
 * Why code did not come: no answer; an answer that is not the file, such as a network's sign-in page; no such file any
 * more; or it came, and the browser does not take it.
 */
export type WhyMissing = 'unreachable' | 'refused' | 'gone' | 'broken';

/** A part of the interface whose code did not come. Names no text of its own: a visitor's page holds this, too. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
  readonly why: WhyMissing;
  /** Of the answer, where there was one. */
  readonly status: number;

  constructor(why: WhyMissing, { status = 0, cause }: { status?: number; cause?: unknown } = {}) {
    super(`${why} ${status}`, { cause });
    this.why = why;
    this.status = status;
  }
}
