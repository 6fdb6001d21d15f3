/** What the text on an offer has to tell, in the words of one variant. Gaps stand behind "Add: "; `{topic}` comes marked. */
export interface OfferFrame {
  readonly is: OfferPart;
  /** Above advice, or a dated or priced fact for what people come to. */
  readonly works: OfferPart;
  /** Above what the author has found, or what somebody told the author: it has to be true of both. */
  readonly proof: OfferPart;
  /** Above a quotation that neither proves nor instructs. */
  readonly besides: string;
  readonly forWhom: string;
  readonly next: OfferPart;
  /** What a reader gets out of it. */
  readonly bullets: readonly [OfferPart, OfferPart, OfferPart];
}

export interface OfferPart {
  readonly label: string;
  readonly gap: string;
}

/** One for each of three variants. */
export type Frames = readonly [OfferFrame, OfferFrame, OfferFrame];

export const part = (label: string, gap: string): OfferPart => ({ label, gap });
