import type { CallToAction } from './parts.ts';

/** A text of a piece: one line without a break, lines or paragraphs, or one of a few given texts. */
export type TextKind = 'line' | 'block' | { readonly oneOf: readonly string[] };

/** What stands in one entry of a list: a text, whole seconds from the start, or an entry of a list of sources. */
export type FieldKind = TextKind | 'seconds' | 'source-number' | 'source-title' | 'source-url';

/**
 * What a part is made of, in the canonical form of `parts.ts`: `items` are lines, `tags` words without spaces, `each` a
 * list of entries with the same fields. Tests, the layout's version and writers that know no format by name go by it.
 */
export type PartKind = TextKind | 'items' | 'tags' | 'action' | { readonly each: Readonly<Record<string, FieldKind>> };

type FieldKindOf<Value> = Value extends string
  ? TextKind | 'source-title' | 'source-url'
  : Value extends number
    ? 'seconds' | 'source-number'
    : never;

type KindOf<Part> = Part extends string
  ? TextKind
  : Part extends readonly string[]
    ? 'items' | 'tags'
    : Part extends CallToAction
      ? 'action'
      : Part extends readonly (infer Entry)[]
        ? { readonly each: { readonly [Field in keyof Entry]: FieldKindOf<Entry[Field]> } }
        : never;

/** One kind for each part, checked against the part's type. */
export type Shape<Parts> = { readonly [Part in keyof Parts]: KindOf<Parts[Part]> };

/** A shape of which only the kinds are of interest. */
export type AnyShape = Readonly<Record<string, PartKind>>;
