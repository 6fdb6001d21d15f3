import type { FactKind } from '../../../core/checks/untraced-fact.ts';

/** A statement that nothing bears out, for a person to check. */
export interface Doubt {
  readonly kind: FactKind;
  /** As it reads in the text. */
  readonly text: string;
  /** The sentence that it is in. */
  readonly sentence: string;
}
