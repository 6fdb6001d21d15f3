/** CSS declarations by name, in lower case; of equal names the last one counts. */
export type Declarations = ReadonlyMap<string, string>;

export function parseDeclarations(style: string): Declarations {
  const found = new Map<string, string>();
  for (const part of withoutEscapes(style.slice(0, 4_000)).split(';')) {
    const colon = part.indexOf(':');
    if (colon === -1) continue;
    const value = part
      .slice(colon + 1)
      .toLowerCase()
      .replace('!important', '')
      .trim();
    found.set(part.slice(0, colon).trim().toLowerCase(), value);
  }
  return found;
}

/** Whether an element with this style cannot be seen, whatever stands around it. */
export function hides(style: Declarations): boolean {
  const is = (name: string, value: RegExp) => value.test(style.get(name) ?? '');
  return (
    is('display', /^none$/) ||
    is('visibility', /^(?:hidden|collapse)$/) ||
    is('content-visibility', /^hidden$/) ||
    (is('opacity', /^0?(?:\.0\d*)?%?$/) && style.has('opacity')) ||
    isTiny(style) ||
    isClipped(style) ||
    isAway(style) ||
    isUncoloured(style)
  );
}

function isTiny(style: Declarations): boolean {
  const size = /^(\d+(?:\.\d+)?|\.\d+)(px|pt|em|rem|%|vw)?$/.exec(style.get('font-size') ?? '');
  if (!size) return false;
  const length = Number(size[1]);
  const unit = size[2] ?? 'px';
  if (unit === 'em' || unit === 'rem') return length <= 0.15;
  return unit === '%' ? length <= 15 : length <= 2;
}

function isClipped(style: Declarations): boolean {
  if (/^rect\((?:[01](?:px)?[\s,]*){4}\)$/.test(style.get('clip') ?? '')) return true;
  if (/^(?:inset\((?:[5-9]\d|100)%|circle\(0|polygon\(0(?:px|%)? 0(?:px|%)?\)$)/.test(style.get('clip-path') ?? ''))
    return true;
  if (!/hidden|clip/.test(`${style.get('overflow') ?? ''} ${style.get('overflow-y') ?? ''}`)) return false;
  const sizes = ['height', 'max-height', 'width', 'max-width'].map((name) => style.get(name) ?? '');
  return sizes.some((size) => /^[01](?:\.\d+)?(?:px|%|em|rem)?$/.test(size));
}

function isAway(style: Declarations): boolean {
  const far = /^-(?:\d{4,}|[5-9]\d\d)(?:\.\d+)?(?:px|pt)|^-(?:\d{3,}|[5-9]\d)(?:\.\d+)?(?:r?em|vw|vh)|^-\d{3,}%/;
  const isPlaced = /absolute|fixed/.test(style.get('position') ?? '');
  if (isPlaced && ['left', 'top', 'right', 'bottom', 'inset'].some((side) => far.test(style.get(side) ?? '')))
    return true;
  if (far.test(style.get('text-indent') ?? '') || far.test(style.get('margin-left') ?? '')) return true;
  const transform = style.get('transform') ?? '';
  return /scale[xy]?\(\s*0(?:\.0+)?\s*[,)]/.test(transform) || /translate[xy]?\(\s*-\d{4,}px/.test(transform);
}

function isUncoloured(style: Declarations): boolean {
  const colour = style.get('color');
  if (!colour || /text/.test(`${style.get('background-clip') ?? ''} ${style.get('-webkit-background-clip') ?? ''}`))
    return false;
  const background = backgroundOf(style);
  const text = rgbOf(colour);
  if (text === 'none') return true;
  const behind = background ? rgbOf(background) : null;
  return (
    text !== null &&
    behind !== null &&
    behind !== 'none' &&
    text.every((part, at) => Math.abs(part - (behind[at] ?? 0)) < 16)
  );
}

export function backgroundOf(style: Declarations): string | undefined {
  return style.get('background-color') ?? style.get('background');
}

export function isNearWhite(colour: string): boolean {
  const rgb = rgbOf(colour);
  return rgb !== null && rgb !== 'none' && rgb.every((part) => part >= 240);
}

/** Red, green and blue of a plain colour; `none` for a transparent one, null for what is not told here. */
function rgbOf(colour: string): readonly number[] | 'none' | null {
  const value = colour.trim().toLowerCase();
  if (value === 'transparent') return 'none';
  if (value === 'white' || value === 'snow' || value === 'ivory') return [255, 255, 255];
  if (value === 'black') return [0, 0, 0];
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])([0-9a-f])?$/.exec(value);
  if (short) return short[4] === '0' ? 'none' : short.slice(1, 4).map((digit) => Number.parseInt(digit + digit, 16));
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})?$/.exec(value);
  if (long) return long[4] === '00' ? 'none' : long.slice(1, 4).map((part) => Number.parseInt(part, 16));
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+(\d+(?:\.\d+)?|\.\d+)(%)?)?\s*\)$/.exec(
    value,
  );
  if (!rgb) return null;
  return rgb[4] !== undefined && Number(rgb[4]) < 0.05 ? 'none' : rgb.slice(1, 4).map(Number);
}

/** Without comments and with its escapes read: `d\69splay` is `display`. */
function withoutEscapes(style: string): string {
  return style.replace(/\/\*[^]*?(?:\*\/|$)/g, '').replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => {
    const point = Number.parseInt(code, 16);
    return point > 0 && point < 0x110000 ? String.fromCodePoint(point) : '';
  });
}
