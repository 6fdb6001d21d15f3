/** So many marks on one letter no language needs; putting fewer in order is quick. */
const HEAP = /\p{M}{33,}/gu;
/** Signs of the lowest and of the highest class that a mark can have: whatever is a mark changes places with one of them. */
const LOWEST = '\u0334';
const HIGHEST = '\u0345';

/**
 * The text in NFC, as `normalize` gives it. That one alone takes time by the square of the marks that are heaped upon a
 * letter, seconds for what anybody can paste; here they are put in order beforehand.
 */
export function composed(text: string): string {
  return text.replace(HEAP, inOrder).normalize('NFC');
}

function inOrder(heap: string): string {
  const classes = new Classes();
  let ordered = '';
  let open: string[] = [];
  const close = (): void => {
    ordered += open.toSorted((one, other) => classes.compare(one, other)).join('');
    open = [];
  };
  for (const given of heap) {
    // Some signs stand for two marks.
    for (const sign of given.normalize('NFD')) {
      if (classes.isMark(sign)) open.push(sign);
      else {
        close();
        ordered += sign;
      }
    }
  }
  close();
  return ordered;
}

/** The order of marks, as `normalize` itself shows it: of two, the one of the lower class comes first. */
class Classes {
  readonly #marks = new Map<string, boolean>();
  readonly #orders = new Map<string, number>();

  /** Some signs that count as marks stay in their place and hold others in theirs. */
  isMark(sign: string): boolean {
    const known = this.#marks.get(sign);
    if (known !== undefined) return known;
    const moves = changesPlaces(sign, LOWEST) || changesPlaces(HIGHEST, sign);
    this.#marks.set(sign, moves);
    return moves;
  }

  compare(one: string, other: string): number {
    if (one === other) return 0;
    const pair = one + other;
    const known = this.#orders.get(pair);
    if (known !== undefined) return known;
    const order = changesPlaces(one, other) ? 1 : changesPlaces(other, one) ? -1 : 0;
    this.#orders.set(pair, order);
    return order;
  }
}

function changesPlaces(first: string, second: string): boolean {
  return (first + second).normalize('NFD') !== first + second;
}
