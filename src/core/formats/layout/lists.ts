import { guardLine, unguardLine, type IsMarker } from './guard.ts';
import { asItems } from './lines.ts';
import { isListItem, withoutBullet } from './noise.ts';

const BULLET = '- ';

/** One line an item, with a bullet or with its number. */
export function layoutList(items: readonly string[], isMarker: IsMarker, numbered = false): string {
  return asItems(items)
    .map((item, index) => (numbered ? `${index + 1}. ` : BULLET) + guardLine(item, isMarker, BULLET))
    .join('\n');
}

/** Items of a list with any bullets, or one a line; an indented line goes on with the item before it. */
export function readList(lines: readonly string[], isMarker: IsMarker): string[] {
  const items: string[] = [];
  for (const line of lines) {
    const last = items.at(-1);
    if (last !== undefined && /^\s/.test(line) && !isListItem(line)) items[items.length - 1] = `${last} ${line.trim()}`;
    else items.push(unguardLine(withoutBullet(line), isMarker, BULLET));
  }
  return asItems(items);
}
