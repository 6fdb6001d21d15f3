import { findHashtags } from '../../../../../core/checks/hashtags.ts';
import { findXLinks } from '../../../../../core/checks/x-links.ts';
import type { Tone } from '../../plain-text.tsx';

const MENTION = /(?<![\p{L}\p{N}_@＠/.])[@＠][A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+)*/gu;

/** What a platform makes a link of: addresses, hashtags, mentions. They are shown as such, and lead nowhere. */
export function linkTones(text: string): Tone[] {
  let from = 0;
  const hashtags = findHashtags(text).flatMap((tag) => {
    const start = text.slice(from).search(new RegExp(`[#＃]${tag}`, 'u')) + from;
    if (start < from) return [];
    from = start + tag.length + 1;
    return [{ start, end: from }];
  });
  const links = findXLinks(text).map(({ url, start }) => ({ start, end: start + url.length }));
  const mentions = Array.from(text.matchAll(MENTION), ({ 0: name, index }) => ({
    start: index,
    end: index + name.length,
  }));
  return [...hashtags, ...links, ...mentions].map((span) => ({ ...span, className: 'post-link' }));
}

/** All of it. */
export function wholeTone(text: string): Tone[] {
  return [{ start: 0, end: text.length, className: 'post-link' }];
}
