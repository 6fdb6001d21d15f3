import type { ToldChecks } from './checks/told-checks.ts';

/** A piece's text as the server holds it; `etag` names this very text. */
export interface StoredText extends ToldChecks {
  readonly etag: string | null;
}

/** What became of a save. */
export type SaveResult =
  | ({ readonly outcome: 'saved'; readonly etag: string | null } & Omit<ToldChecks, 'content'>)
  /** Somebody else saved a newer text. */
  | { readonly outcome: 'conflict' }
  /** The server will not take this text, however often it is sent. */
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'unreachable'; readonly reason: string };

/** Where the texts of pieces live. `load` throws when there is no answer. */
export interface PieceServer {
  load(id: string): Promise<StoredText>;
  save(id: string, content: string, etag: string | null): Promise<SaveResult>;
}

/** A text that the server does not have yet; `base` is the server's text that it was made from, null when unknown. */
export interface UnsavedText {
  readonly content: string;
  readonly base: string | null;
}

/** Keeps what is typed but not yet saved over a reload of the page. */
export interface UnsavedTexts {
  read(id: string): UnsavedText | null;
  /** False when this browser cannot keep it. */
  keep(id: string, text: UnsavedText): boolean;
  drop(id: string): void;
}
