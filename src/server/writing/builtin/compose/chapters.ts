import type { Chapter, ScriptRow } from '../../../../core/formats/parts.ts';
import { PLATFORM_LIMITS } from '../../../../core/formats/platform-limits.ts';
import type { SpokenShot } from './rows.ts';

/** A chapter with the shots in it; its time follows from the words. */
export interface Part {
  readonly chapter: string;
  readonly shots: readonly SpokenShot[];
}

/** A chapter that would be too short for the platform goes on under the name of the one before it. */
export function chaptersOf(parts: readonly Part[], rows: readonly ScriptRow[]): Chapter[] {
  const chapters: Chapter[] = [];
  let row = 0;
  for (const { chapter, shots } of parts) {
    const start = rows[row]?.start ?? 0;
    row += shots.length;
    const end = rows[row]?.start ?? rows.at(-1)?.end ?? start;
    const before = chapters.at(-1);
    if (!before) chapters.push({ start, title: chapter });
    else if (!isLong(start, end)) continue;
    else if (isLong(before.start, start)) chapters.push({ start, title: chapter });
    // A few words of welcome belong to what they lead into.
    else chapters[chapters.length - 1] = { start: before.start, title: chapter };
  }
  return chapters;
}

function isLong(start: number, end: number): boolean {
  return end - start >= PLATFORM_LIMITS.youtubeChapterLength.value;
}
