import type { Quote } from '../text/usable-claims.ts';
import { isSlogan } from './slogan.ts';

const NAMES_ITSELF = /^(?:\p{Lu}[\p{L}\p{N}’'-]*|the)(?: [\p{L}\p{N}’'-]+){0,4} (?:is|are) (?:an?|the|our|your) /u;

/** "Tidewell is a booking app": what its author says that something is; "the ultimate solution" says nothing. */
export function introducesItself({ source, text }: Pick<Quote, 'source' | 'text'>): boolean {
  return source.kind === 'material' && NAMES_ITSELF.test(text) && !isSlogan(text);
}
