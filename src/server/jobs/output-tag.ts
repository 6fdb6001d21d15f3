import { hash } from 'node:crypto';
import type { OutputRow } from './outputs.store.ts';

type Named = Pick<OutputRow, 'id' | 'revision'>;
type Tagged = Named & Pick<OutputRow, 'status' | 'redo' | 'redoError' | 'updatedAt'>;

/**
 * The piece's ETag. It names the text, so that a report that reads otherwise makes no new one; behind that stands what
 * else a reader would miss who is told that nothing has changed.
 *
 * @param calls that the piece has taken: they are written down apart from it.
 */
export function etagOf(row: Tagged, calls: number): string {
  const { status, redo, redoError, updatedAt } = row;
  const state = [
    updatedAt.getTime().toString(36),
    calls.toString(36),
    ...(status === 'completed' ? [] : [status]),
    ...(redo === null ? [] : [redo]),
    ...(redoError === null ? [] : [hash('sha1', redoError).slice(0, 8)]),
  ];
  return `"${[textTag(row), ...state].join('.')}"`;
}

const textTag = ({ id, revision }: Named): string => `${id}-${revision}`;

/** Whether an `If-Match` names the text that stands, in whatever state it was read. */
export function isTagOfText(ifMatch: string, row: Named): boolean {
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.some((tag) => tag === '*' || tag.replace(/^"([^".]*)(?:\.[^"]*)?"$/, '$1') === textTag(row));
}
