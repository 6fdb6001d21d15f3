import { findLinks } from './links.ts';

const HASHTAG = /(?<![\p{L}\p{M}\p{N}_&/])[#＃](?<tag>[\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*)(?![#＃]|:\/\/)/gu;

/** Hashtags of a text without their `#`; a fragment of an address and a bare number are none. */
export function findHashtags(text: string): string[] {
  const links = findLinks(text).map(({ url, start }) => ({ start, end: start + url.length }));
  return Array.from(text.matchAll(HASHTAG))
    .filter((match) => !links.some(({ start, end }) => match.index >= start && match.index < end))
    .map((match) => match.groups?.['tag'] ?? '');
}
