import { PieceDoc, type PieceDocParts } from './piece-doc.ts';
import { untilSaved } from './until-saved.ts';

/** The pieces under edit. They outlive the screens that show them, so that no save is cut off by leaving one. */
export class PieceDocs {
  readonly #parts: PieceDocParts;
  readonly #docs = new Map<string, PieceDoc>();

  constructor(parts: PieceDocParts) {
    this.#parts = parts;
  }

  /** `content` is its text where that is known: one that is new begins with it. */
  get(id: string, content: string | null = null): PieceDoc {
    const known = this.#docs.get(id);
    if (known) return known;
    const doc = new PieceDoc(id, this.#parts);
    if (content !== null) doc.offer(content);
    this.#docs.set(id, doc);
    return doc;
  }

  flushAll(): void {
    for (const doc of this.#docs.values()) void doc.flush();
  }

  /** Ends when the server has every text, or does not take it. */
  async saveAll(): Promise<void> {
    await Promise.all([...this.#docs.values()].map(untilSaved));
  }

  /** When the screens of their user close, and when they are there again. */
  turn(to: 'away' | 'back'): void {
    for (const doc of this.#docs.values()) doc.turn(to);
  }

  /** Whether leaving the page now would lose text. */
  isAtRisk(): boolean {
    return [...this.#docs.values()].some((doc) => doc.isAtRisk());
  }
}
