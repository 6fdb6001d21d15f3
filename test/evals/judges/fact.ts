export type FactKind = 'number' | 'amount' | 'date' | 'quotation';

/** A fact as it stands in a text. It is the same fact as another one when they share a key. */
export interface Fact {
  readonly kind: FactKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly keys: readonly string[];
}
