import type { Format } from './format.ts';
import type { ScriptRow } from './parts.ts';

export interface ShortContentScriptParts {
  /** 20 to 45 seconds; the first row is the hook: at most 10 words within 3 seconds. On-screen text has at most 7 words. */
  readonly rows: readonly ScriptRow[];
  /** At most 150 characters. */
  readonly caption: string;
  /** 2 to 5, without the `#`. */
  readonly hashtags: readonly string[];
}

export const shortContentScript: Format<ShortContentScriptParts, 'Short Content Script'> = {
  id: 'short-content-script',
  label: 'Short Content Script',
  hint: '20-45 seconds, vertical video',
  icon: 'smartphone',
  tint: 320,
  syntax: 'plain',
  brief: '',
  layout: () => {
    throw new Error('The layout follows in the next commit');
  },
  parse: () => {
    throw new Error('The layout follows in the next commit');
  },
  check: () => {
    throw new Error('The layout follows in the next commit');
  },
  fit: () => {
    throw new Error('The layout follows in the next commit');
  },
};
