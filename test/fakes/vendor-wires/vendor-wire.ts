/** How a vendor puts its answers on the wire, each a body of a 200 unless it says otherwise. */
export interface VendorWire {
  /** As `LLM_PROVIDER` names it. */
  readonly id: string;
  readonly contentType: string;
  /** What stands in front of the vendor's paths in a base URL. */
  readonly base: string;
  readonly path: string;
  /** The header that carries the key, and what it looks like. */
  readonly key: { readonly header: string; readonly of: (key: string) => string };
  /** A whole answer, with 1000 tokens read, 800 of them from a cache, and 50 written. */
  whole(text: string): string;
  /** An answer that ran out of room after some words. */
  tooLong(text: string): string;
  /** An answer that the vendor's safety filter ended; a vendor without one stops as any answer does. */
  filtered(text: string): string;
  /** An answer that begins and does not end. */
  cut(text: string): string;
  /** An answer that ends in an error of the vendor. */
  broken(text: string, message: string): string;
  /** How the vendor refuses. */
  refusal(status: number, message: string): string;
}

/** Events of a stream, as server-sent ones. */
export const events = (...data: readonly object[]): string =>
  data
    .map((each) => ('type' in each ? `event: ${String(each.type)}\n` : '') + `data: ${JSON.stringify(each)}\n\n`)
    .join('');
