/** A line of a page as it is printed. */
export interface PageLine {
  text: string;
  /** Of its left end and its base line, from the lower left corner of the page, in points. */
  readonly x: number;
  readonly y: number;
  right: number;
  /** Of its letters, in points. */
  height: number;
  /** Whether it stands where running titles and page numbers stand. */
  readonly isMargin: boolean;
}

/** A piece of text as the PDF library gives it. */
export interface TextItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly hasEOL: boolean;
}

/** Share of a page's height, on top and at its foot, that is margin. */
const MARGIN = 0.1;
/** Smaller letters than this, in points, are not seen. */
const SMALLEST = 2;

/** The lines of a page in the order in which they are written, without what is too small or off the page to be seen. */
export function pageLines(items: readonly TextItem[], view: readonly number[]): PageLine[] {
  const lines: PageLine[] = [];
  let line: PageLine | null = null;
  const end = () => {
    if (line && line.text.trim() !== '') lines.push({ ...line, text: line.text.replace(/\s+/g, ' ').trim() });
    line = null;
  };
  for (const item of items) {
    const [, , , , x = 0, y = 0] = item.transform;
    const height = item.height || Math.hypot(item.transform[2] ?? 0, item.transform[3] ?? 0);
    const isBlank = item.str.trim() === '';
    if (line && !isBlank && Math.abs(y - line.y) > Math.max(height, line.height) * 0.6) end();
    if (!isBlank && !isSeen({ x, y, height }, view)) continue;
    if (line) addTo(line, item, x, height);
    else if (!isBlank) line = { text: item.str, x, y, right: x + item.width, height, isMargin: isMargin(y, view) };
    if (item.hasEOL) end();
  }
  end();
  return lines;
}

function addTo(line: PageLine, item: TextItem, x: number, height: number): void {
  const isApart = x - line.right > line.height * 0.2 && !/\s$/.test(line.text.slice(-1));
  line.text += `${isApart && item.str.trim() !== '' ? ' ' : ''}${item.str}`;
  line.right = Math.max(line.right, x + item.width);
  if (item.str.trim() !== '') line.height = Math.max(line.height, height);
}

function isSeen({ x, y, height }: { x: number; y: number; height: number }, view: readonly number[]): boolean {
  const [left = 0, bottom = 0, right = Infinity, top = Infinity] = view;
  return height >= SMALLEST && x < right && x > left - 200 && y < top && y > bottom - 20;
}

function isMargin(y: number, view: readonly number[]): boolean {
  const [, bottom = 0, , top = 0] = view;
  const margin = (top - bottom) * MARGIN;
  return y > top - margin || y < bottom + margin;
}
