import type { Chapter } from '../parts.ts';
import { guardLine, unguardLine } from './guard.ts';
import { asBlock, asLine } from './lines.ts';
import { formatClock, isLikeTimeEnd, readChapter } from './times.ts';

/** `00:00 Title`, one a line, as a video's description lists them. */
export function layoutChapters(chapters: readonly Chapter[]): string {
  return chapters
    .map(({ start, title }) => `${formatClock(start)} ${guardLine(asLine(title), isLikeTimeEnd)}`.trimEnd())
    .join('\n');
}

/** Hands back what is no chapter. */
export function readChapters(lines: readonly string[]): { chapters: Chapter[]; unparsed: string } {
  const chapters: Chapter[] = [];
  const others: string[] = [];
  for (const line of lines) {
    const chapter = readChapter(line);
    if (chapter === null) others.push(line);
    else chapters.push({ start: chapter.start, title: unguardLine(asLine(chapter.title), isLikeTimeEnd) });
  }
  return { chapters, unparsed: asBlock(others.join('\n')) };
}
