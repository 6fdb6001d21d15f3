import type {
  PieceServer,
  SaveResult,
  StoredText,
  UnsavedText,
  UnsavedTexts,
} from '../../src/web/features/editor/piece-ports.ts';

/** Stands in for the API with one text, whose tag is its version. `answers` holds what the next saves meet on their way back. */
export class OneTextServer implements PieceServer {
  content = 'first';
  version = 1;
  readonly saves: string[] = [];
  readonly answers: ('taken' | 'lost' | 'down' | 'refused')[] = [];
  down = false;

  async load(): Promise<StoredText> {
    if (this.down) throw new Error('The server cannot be reached.');
    return { content: this.content, etag: `v${this.version}`, checks: [], stance: [] };
  }

  async save(_id: string, content: string, etag: string | null): Promise<SaveResult> {
    const answer = this.answers.shift();
    if (this.down || answer === 'down') return { outcome: 'unreachable', reason: 'The server cannot be reached.' };
    if (answer === 'refused') return { outcome: 'refused', reason: 'Too long.' };
    if (etag !== `v${this.version}`) return { outcome: 'conflict' };
    this.saves.push(content);
    this.changeElsewhere(content);
    if (answer === 'lost') return { outcome: 'unreachable', reason: 'The server cannot be reached.' };
    return { outcome: 'saved', etag: `v${this.version}`, checks: [], stance: [] };
  }

  changeElsewhere(content: string): void {
    this.content = content;
    this.version += 1;
  }
}

/** What a browser keeps of pieces. */
export class OneTextBrowser implements UnsavedTexts {
  readonly kept = new Map<string, UnsavedText>();
  full = false;

  read(id: string): UnsavedText | null {
    return this.kept.get(id) ?? null;
  }

  keep(id: string, text: UnsavedText): boolean {
    if (!this.full) this.kept.set(id, text);
    return !this.full;
  }

  drop(id: string): void {
    this.kept.delete(id);
  }
}
