/** `number` with or without a unit, `amount` of money, `date` or year, words between `quotation` marks. */
export type FactKind = 'number' | 'amount' | 'date' | 'quotation' | 'statement';

/** Something in a text that nothing stands behind. */
export interface UntracedFact {
  readonly kind: FactKind;
  /** As it stands in the text: "42 %", "“We doubled it”". */
  readonly text: string;
  /** Index of its first code unit. */
  readonly start: number;
}
