import type { Format } from './format.ts';
import type { Chapter, ScriptRow } from './parts.ts';

export interface VideoScriptParts {
  /** 3 options of at most 70 characters. */
  readonly titles: readonly string[];
  /** Its first 120 characters stand alone; with the chapters at most 5,000 bytes. */
  readonly description: string;
  /** At least 3, the first at 0. */
  readonly chapters: readonly Chapter[];
  /** The whole video; the first row is the hook and lasts at most 15 seconds. */
  readonly rows: readonly ScriptRow[];
}

export const videoScript: Format<VideoScriptParts, 'Video Script'> = {
  id: 'video-script',
  label: 'Video Script',
  hint: '4-8 minutes with chapters',
  icon: 'clapperboard',
  tint: 25,
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
