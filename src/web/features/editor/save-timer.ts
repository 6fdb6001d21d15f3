export const SAVE_DELAY_MS = 800;
const RETRY_DELAYS_MS = [2_000, 4_000, 8_000, 16_000, 30_000];

/** When a text is saved next: after a pause in typing, and ever later while that fails. */
export class SaveTimer {
  readonly #save: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isOff = false;

  constructor(save: () => void) {
    this.#save = save;
  }

  get hasFailed(): boolean {
    return this.#failures > 0;
  }

  get isOff(): boolean {
    return this.#isOff;
  }

  noteFailure(): void {
    this.#failures += 1;
  }

  /** What comes next is no further try of what failed. */
  forgetFailures(): void {
    this.#failures = 0;
  }

  afterPause(): void {
    this.#start(SAVE_DELAY_MS);
  }

  later(): void {
    this.#start(RETRY_DELAYS_MS[Math.min(this.#failures, RETRY_DELAYS_MS.length - 1)] ?? SAVE_DELAY_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Nothing is saved by itself while it is off. */
  turn(to: 'on' | 'off'): void {
    this.#isOff = to === 'off';
    if (this.#isOff) this.stop();
  }

  #start(delay: number): void {
    this.stop();
    if (!this.#isOff) this.#timer = setTimeout(this.#save, delay);
  }
}
