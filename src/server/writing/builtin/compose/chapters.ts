import type { Chapter, ScriptRow } from '../../../../core/formats/parts.ts';
import { PLATFORM_LIMITS } from '../../../../core/formats/platform-limits.ts';
import type { SpokenShot } from './rows.ts';

/** A chapter with the shots in it; its time follows from the words. */
export interface Part {
  readonly chapter: string;
  readonly shots: readonly SpokenShot[];
}

/** A part that begins too soon after a chapter, or too near the end, goes on under its name. */
export function chaptersOf(parts: readonly Part[], rows: readonly ScriptRow[]): Chapter[] {
  const chapters: Chapter[] = [];
  const end = rows.at(-1)?.end ?? 0;
  let row = 0;
  for (const [at, { chapter, shots }] of parts.entries()) {
    const start = rows[row]?.start ?? 0;
    row += shots.length;
    const before = chapters.at(-1);
    if (!before) chapters.push({ start, title: chapter });
    else if (isLong(before.start, start) && isLong(start, end)) chapters.push({ start, title: chapter });
    // A few words of welcome belong to what they lead into.
    else if (at === 1) chapters[0] = { start: before.start, title: chapter };
  }
  return chapters;
}

function isLong(start: number, end: number): boolean {
  return end - start >= PLATFORM_LIMITS.youtubeChapterLength.value;
}
