import { hash } from 'node:crypto';
import type { OutputRow } from './outputs.store.ts';

type Tagged = Pick<OutputRow, 'id' | 'revision' | 'status' | 'redo' | 'redoError'>;

/**
 * The piece's ETag. It names the text, so that a report that reads otherwise makes no new one; behind that stands what
 * else a reader would miss who is told that nothing has changed.
 */
export function etagOf(row: Tagged): string {
  const { status, redo, redoError } = row;
  const state = [
    ...(status === 'completed' ? [] : [status]),
    ...(redo === null ? [] : [redo]),
    ...(redoError === null ? [] : [hash('sha1', redoError).slice(0, 8)]),
  ];
  return `"${[textTag(row), ...state].join('.')}"`;
}

const textTag = ({ id, revision }: Tagged): string => `${id}-${revision}`;

/** Whether an `If-Match` names the text that stands, in whatever state it was read. */
export function isTagOfText(ifMatch: string, row: Tagged): boolean {
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.some((tag) => tag === '*' || tag.replace(/^"([^".]*)(?:\.[^"]*)?"$/, '$1') === textTag(row));
}
