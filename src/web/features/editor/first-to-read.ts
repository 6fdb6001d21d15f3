import { findFormat } from '../../lib/find-format.ts';
import type { EditorPiece } from './editor-piece.ts';

/** Formats by how much of a text they are; one that is not named here comes before the last. */
const STRONGEST = [
  'blog-post',
  'email-newsletter',
  'press-release',
  'landing-page',
  'linkedin-post',
  'x-post',
  'video-script',
  'short-content-script',
];
const WEAKEST = 'descriptions';

/** What is open until somebody chooses: the piece that shows best what has come of the topic, not the first of the menu. */
export function firstToRead(pieces: readonly EditorPiece[]): EditorPiece | undefined {
  return pieces.toSorted((one, other) => rank(one) - rank(other))[0];
}

function rank({ format }: EditorPiece): number {
  const id = findFormat(format)?.id ?? '';
  if (id === WEAKEST) return STRONGEST.length + 1;
  const place = STRONGEST.indexOf(id);
  return place < 0 ? STRONGEST.length : place;
}
