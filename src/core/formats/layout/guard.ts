import { asBlock } from './lines.ts';

/** Whether a line would be read as structure (a label, a heading, a time) instead of as text. */
export type IsMarker = (line: string) => boolean;

/**
 * A line of body text that would be read as structure gets a backslash in front, and one that has backslashes before
 * something like structure gets one more, so that `unguardLine` always restores what was written.
 */
export function guardLine(line: string, isMarker: IsMarker, prefix = ''): string {
  return isMarker(prefix + line.replace(/^\\+/, '')) ? `\\${line}` : line;
}

export function unguardLine(line: string, isMarker: IsMarker, prefix = ''): string {
  if (!line.startsWith('\\')) return line;
  return isMarker(prefix + line.replace(/^\\+/, '')) ? line.slice(1) : line;
}

export function guardBlock(block: string, isMarker: IsMarker): string {
  return block
    .split('\n')
    .map((line) => guardLine(line, isMarker))
    .join('\n');
}

export function unguardBlock(lines: readonly string[], isMarker: IsMarker): string {
  return asBlock(lines.map((line) => unguardLine(line, isMarker)).join('\n'));
}
