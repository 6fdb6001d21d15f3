/** Text as it grows, with white space as a browser shows it. */
export class TextLines {
  readonly #done: string[] = [];
  #line: string[] = [];
  #last = '';
  /** What stands between the last line and the next. */
  #border: '\n' | '\n\n' = '\n';
  #bullet = false;

  add(text: string): void {
    const spaced = text.replace(/[ \t\r\n\f]+/g, ' ');
    const fresh = this.#last === '' || this.#last === ' ' ? spaced.replace(/^ /, '') : spaced;
    if (fresh === '') return;
    if (this.#bullet) this.#line.push('- ');
    this.#bullet = false;
    this.#line.push(fresh);
    this.#last = fresh.at(-1) ?? '';
  }

  /** A second break in a row is the border of a paragraph. */
  breakLine(): void {
    if (this.#line.length === 0) this.#border = '\n\n';
    else this.endLine();
  }

  startItem(): void {
    this.endLine();
    this.#bullet = true;
  }

  endItem(): void {
    this.endLine();
    this.#bullet = false;
  }

  startParagraph(): void {
    this.endLine();
    // What an item of a list begins with is its text, also when it is a paragraph.
    if (!this.#bullet) this.#border = '\n\n';
  }

  endLine(): void {
    const line = this.#line.join('').trim();
    this.#line = [];
    this.#last = '';
    if (line === '') return;
    if (this.#done.length > 0) this.#done.push(this.#border);
    this.#done.push(line);
    this.#border = '\n';
  }

  isAtStart(): boolean {
    return this.#last === '';
  }

  endsWithDigit(): boolean {
    return /\d/.test(this.#last);
  }

  whole(): string {
    this.endLine();
    return this.#done.join('');
  }
}
