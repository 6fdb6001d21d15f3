import type { CheckResult } from '../../../core/checks/check-result.ts';
import type { ToldChecks } from './checks/told-checks.ts';
import { KeptText } from './kept-text.ts';
import type { PieceServer, SaveResult, StoredText, UnsavedTexts } from './piece-ports.ts';
import { SaveTimer } from './save-timer.ts';

export type SaveState =
  | 'loading'
  | 'unloaded'
  | 'saved'
  | 'waiting'
  | 'saving'
  | 'blank'
  | 'refused'
  | 'unreachable'
  | 'conflict';

export interface PieceState {
  readonly text: string;
  readonly state: SaveState;
  /** Why the last load or save did not go well. */
  readonly reason: string;
  /** The newer text of somebody else, while one has to be chosen. */
  readonly theirs: StoredText | null;
  /** What the server last said of this piece; null as long as it has not. */
  readonly told: ToldChecks | null;
}

export interface PieceDocParts {
  readonly server: PieceServer;
  readonly unsaved: UnsavedTexts;
}

/** Former texts remembered; an answer that is still on its way holds one of the last few. */
const FORMER_TEXTS = 20;
const NOTHING_TO_SAVE: readonly SaveState[] = ['loading', 'unloaded', 'saved', 'blank'];

/**
 * One piece under edit. What is typed is kept in this browser at once and saved to the server after a short pause; it outlives the
 * component that shows it, a failed save, and a reload of the page.
 */
export class PieceDoc {
  readonly id: string;
  readonly #server: PieceServer;
  readonly #here: KeptText;
  readonly #listeners = new Set<() => void>();
  #state: PieceState = { text: '', state: 'loading', reason: '', theirs: null, told: null };
  /** The server's text as far as is known; null before the first load. */
  #saved: string | null = null;
  /** Names `#saved` to the server; undefined as long as that has not been asked. */
  #etag: string | null | undefined = undefined;
  /** Texts sent since the last answer: they may have arrived even though their answers did not. */
  readonly #sent = new Set<string>();
  /** Texts of the server that saves from here have replaced. */
  #former: readonly string[] = [];
  readonly #timer = new SaveTimer(() => void this.flush());
  #loading = false;
  #saving = false;
  /** What the last list said of which text; it shows the same again and again. */
  #offered: { readonly content: string; readonly checks: readonly CheckResult[] } | null = null;

  constructor(id: string, { server, unsaved }: PieceDocParts) {
    this.id = id;
    this.#server = server;
    this.#here = new KeptText(id, unsaved);
    const kept = this.#here.read();
    if (kept) {
      this.#saved = kept.base;
      this.#show({ text: kept.content, state: 'waiting' });
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): PieceState => this.#state;

  /** Whether there is text here that the server does not have. */
  isUnsaved(): boolean {
    return !NOTHING_TO_SAVE.includes(this.#state.state);
  }

  /** Whether leaving the page now would lose text. */
  isAtRisk(): boolean {
    return this.isUnsaved() && !this.#here.isKept;
  }

  /**
   * The server's text as a list has just shown it. Never replaces what was typed here, nor what was saved from here
   * after the list had been asked for.
   */
  offer(content: string, said: Omit<ToldChecks, 'content'> | null = null): void {
    const isNew = said && (said.checks !== this.#offered?.checks || content !== this.#offered.content);
    if (isNew && !this.#former.includes(content)) {
      this.#offered = { content, checks: said.checks };
      this.#show({ told: { content, ...said } });
    }
    if (content === this.#saved || this.isUnsaved() || this.#state.state === 'blank') return;
    if (this.#former.includes(content)) return;
    this.#etag = undefined;
    this.#settle(content);
  }

  /** Reads text and tag from the server; to be called when the piece is opened. */
  async load(): Promise<void> {
    if (this.#loading || this.#etag !== undefined) return;
    this.#loading = true;
    try {
      this.#adopt(await this.#server.load(this.id));
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      if (this.isUnsaved()) this.#retryLater(reason);
      else if (this.#saved === null) this.#show({ state: 'unloaded', reason });
    } finally {
      this.#loading = false;
    }
  }

  edit(text: string): void {
    if (this.#state.state === 'conflict') {
      this.#show({ text });
      this.#keep();
      return;
    }
    if (text.trim() === '') return this.#holdBlank(text);
    if (text === this.#saved && !this.#saving) return this.#settle(text);
    this.#timer.forgetFailures();
    if (this.#state.state === 'unreachable') this.#show({ text });
    else this.#show({ text, state: this.#saving ? 'saving' : 'waiting', reason: '' });
    this.#keep();
    this.#timer.afterPause();
  }

  /** Saves now what is not saved yet. */
  async flush(): Promise<void> {
    this.#timer.stop();
    if (!this.isUnsaved() || this.#saving || this.#state.state === 'conflict') return;
    if (this.#etag === undefined) return this.load();
    const sent = this.#state.text;
    this.#sent.add(sent);
    this.#saving = true;
    // A further try is no news: the text is as unsaved as it was, until it is saved.
    if (this.#state.state !== 'unreachable') this.#show({ state: 'saving', reason: '' });
    const result = await this.#server.save(this.id, sent, this.#etag);
    this.#saving = false;
    this.#take(sent, result);
  }

  /**
   * Away from all screens it is saved once, and once more where a save was under way that has not all of it: what fails
   * waits in this browser for the next visit, which may be under way by then.
   */
  turn(to: 'away' | 'back'): void {
    void this.flush();
    this.#timer.turn(to === 'back' ? 'on' : 'off');
  }

  /** As somebody asks for it, who wants to see that it is tried. */
  saveNow(): void {
    if (this.#state.state === 'unreachable') this.#show({ state: this.#saving ? 'saving' : 'waiting', reason: '' });
    void this.flush();
  }

  /** In a conflict: this text replaces the other one. */
  keepMine(): void {
    const { theirs, text } = this.#state;
    if (!theirs) return;
    this.#saved = theirs.content;
    this.#etag = theirs.etag;
    this.#show({ state: 'waiting', theirs: null });
    if (text.trim() === '') return this.#holdBlank(text);
    this.#keep();
    void this.flush();
  }

  /** In a conflict: the other text replaces this one. */
  takeTheirs(): void {
    const { theirs } = this.#state;
    if (!theirs) return;
    this.#etag = theirs.etag;
    this.#settle(theirs.content);
  }

  /**
   * By an order given here another text is about to take the place of this one: whatever a list brings from now on is
   * newer, even what has stood here before. A text that was all taken out gives way to the last saved one.
   */
  giveWay(): void {
    this.#former = [];
    if (this.#state.state === 'blank' && this.#saved !== null) this.#settle(this.#saved);
  }

  /** By an order given here the server has put this text in the place of the one that stood. What was typed since stays. */
  replace(stored: StoredText): void {
    if (this.isUnsaved()) return;
    const before = this.#saved === null ? [] : [this.#saved];
    this.#former = [...this.#former, ...before].filter((text) => text !== stored.content);
    this.#etag = stored.etag;
    this.#show({ told: stored });
    this.#settle(stored.content);
  }

  /** Compares what the server holds with what stands here, and goes on from there. */
  #adopt(stored: StoredText): void {
    this.#show({ told: stored });
    if (this.#state.state === 'blank') {
      this.#saved = stored.content;
      this.#etag = stored.etag;
      return;
    }
    const { text } = this.#state;
    if (!this.isUnsaved() || stored.content === text) {
      this.#etag = stored.etag;
      return this.#settle(stored.content);
    }
    if (stored.content !== this.#saved && !this.#sent.has(stored.content)) {
      return this.#show({ state: 'conflict', theirs: stored });
    }
    this.#saved = stored.content;
    this.#etag = stored.etag;
    this.#keep();
    // After a refused tag the next try waits, so that two disagreeing sides never race in a circle.
    if (this.#timer.hasFailed) this.#timer.later();
    else void this.flush();
  }

  #take(sent: string, result: SaveResult): void {
    switch (result.outcome) {
      case 'saved':
        if (this.#saved !== null) this.#former = [...this.#former, this.#saved].slice(-FORMER_TEXTS);
        this.#saved = sent;
        this.#etag = result.etag;
        this.#timer.forgetFailures();
        this.#sent.clear();
        const { outcome: _outcome, etag: _etag, ...said } = result;
        this.#show({ told: { content: sent, ...said } });
        return this.#goOnAfterSave(sent);
      case 'conflict':
        this.#etag = undefined;
        this.#timer.noteFailure();
        this.#show({ state: 'waiting' });
        return void this.load();
      case 'refused':
        return this.#show({ state: 'refused', reason: result.reason });
      case 'unreachable':
        return this.#retryLater(result.reason);
    }
  }

  /** More may have been typed while the save was under way. */
  #goOnAfterSave(sent: string): void {
    const { text } = this.#state;
    if (text === sent) return this.#settle(sent);
    if (text.trim() === '') return this.#holdBlank(text);
    this.#show({ state: 'waiting' });
    this.#keep();
    // Away nobody types on, so there is no pause to wait for.
    if (this.#timer.isOff) void this.flush();
    else this.#timer.afterPause();
  }

  #retryLater(reason: string): void {
    this.#show({ state: 'unreachable', reason });
    this.#timer.later();
    this.#timer.noteFailure();
  }

  #holdBlank(text: string): void {
    this.#timer.stop();
    this.#here.drop();
    this.#show({ text, state: 'blank', reason: '' });
  }

  #settle(text: string): void {
    this.#timer.stop();
    this.#here.drop();
    this.#saved = text;
    this.#timer.forgetFailures();
    this.#show({ text, state: 'saved', reason: '', theirs: null });
  }

  #keep(): void {
    this.#here.keep({ content: this.#state.text, base: this.#saved });
  }

  #show(change: Partial<PieceState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
