/** A text as terms are compared, with where each of its code units stands in the text. */
export interface FoldedText {
  readonly text: string;
  /** Index in the text of what a code unit was made from; one more for the end. */
  readonly starts: Uint32Array;
}

/** A letter with its marks. More of them than any script needs are left as they are. */
const CLUSTER = /\P{M}[\p{M}ﾞﾟ]{0,8}|\p{M}/uy;
const APOSTROPHE = /^['’‘ʼ＇`´]$/u;
const SPACE = /^[\s\p{Pd}\u2212_*]+$/u;
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}+$/u;

/** Every ASCII character as it is folded. */
const PLAIN = Uint16Array.from({ length: 0x80 }, (_, code) => foldAscii(String.fromCharCode(code)).charCodeAt(0));
const BLANK = 0x20;

/**
 * Lower case and NFKC; one blank for any run of spaces, hyphens and marks of emphasis, one kind of apostrophe, nothing for
 * what cannot be seen (soft hyphens).
 */
export function foldWithPlaces(text: string): FoldedText {
  const page = new Page(text.length);
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    // By far the most characters are these, and they need no look at what follows.
    if (code < 0x80 && !(text.charCodeAt(at + 1) >= 0x300)) {
      page.add(PLAIN[code] ?? code, at);
      at += 1;
      continue;
    }
    CLUSTER.lastIndex = at;
    const cluster = CLUSTER.exec(text)?.[0] ?? text.charAt(at);
    const plain = foldCluster(cluster);
    for (let unit = 0; unit < plain.length; unit += 1) page.add(plain.charCodeAt(unit), at);
    at += cluster.length;
  }
  return page.close(text.length);
}

/** Code units that are put down one by one. */
class Page {
  #codes: Uint16Array<ArrayBuffer>;
  #starts: Uint32Array<ArrayBuffer>;
  #length = 0;

  constructor(expected: number) {
    this.#codes = new Uint16Array(expected + 1);
    this.#starts = new Uint32Array(expected + 1);
  }

  add(code: number, start: number): void {
    if (code === BLANK && this.#codes[this.#length - 1] === BLANK) return;
    if (this.#length + 1 === this.#codes.length) this.#grow();
    this.#codes[this.#length] = code;
    this.#starts[this.#length] = start;
    this.#length += 1;
  }

  close(end: number): FoldedText {
    this.#starts[this.#length] = end;
    return {
      text: textOf(this.#codes.subarray(0, this.#length)),
      starts: this.#starts.subarray(0, this.#length + 1),
    };
  }

  #grow(): void {
    const [codes, starts] = [new Uint16Array(this.#codes.length * 2), new Uint32Array(this.#codes.length * 2)];
    codes.set(this.#codes);
    starts.set(this.#starts);
    [this.#codes, this.#starts] = [codes, starts];
  }
}

/** A call takes only so many arguments. */
const CHUNK = 8_192;

function textOf(codes: Uint16Array): string {
  let text = '';
  for (let at = 0; at < codes.length; at += CHUNK)
    text += Reflect.apply(String.fromCharCode, null, codes.subarray(at, at + CHUNK));
  return text;
}

function foldAscii(char: string): string {
  return /[\s\-_*]/.test(char) ? ' ' : char === '`' ? "'" : char.toLowerCase();
}

const known = new Map<string, string>();
const MOST_KNOWN = 5_000;

function foldCluster(cluster: string): string {
  const folded = known.get(cluster);
  if (folded !== undefined) return folded;
  const plain = plainCluster(cluster);
  if (known.size < MOST_KNOWN) known.set(cluster, plain);
  return plain;
}

function plainCluster(cluster: string): string {
  if (INVISIBLE.test(cluster)) return '';
  if (APOSTROPHE.test(cluster)) return "'";
  if (SPACE.test(cluster)) return ' ';
  return cluster.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
}
