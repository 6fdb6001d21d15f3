import type { UnsavedText, UnsavedTexts } from './piece-ports.ts';

/**
 * What this page keeps of one piece in the browser. Another tab may keep a text of the same piece under the same name:
 * that one is never dropped from here.
 */
export class KeptText {
  readonly #id: string;
  readonly #unsaved: UnsavedTexts;
  #content: string | null = null;
  #isKept = true;

  constructor(id: string, unsaved: UnsavedTexts) {
    this.#id = id;
    this.#unsaved = unsaved;
  }

  /** False when the browser could not keep the last text. */
  get isKept(): boolean {
    return this.#isKept;
  }

  read(): UnsavedText | null {
    const kept = this.#unsaved.read(this.#id);
    this.#content = kept?.content ?? null;
    return kept;
  }

  keep(text: UnsavedText): void {
    this.#content = text.content;
    this.#isKept = this.#unsaved.keep(this.#id, text);
  }

  drop(): void {
    if (this.#content !== null && this.#unsaved.read(this.#id)?.content === this.#content) this.#unsaved.drop(this.#id);
    this.#content = null;
  }
}
