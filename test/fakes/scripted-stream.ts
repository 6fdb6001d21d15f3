const EVENT_STREAM = { 'content-type': 'text/event-stream; charset=utf-8' };

/** A stream of server-sent events as a test writes it, bit by bit; the caller may hang up at any time. */
export class ScriptedStream {
  readonly #encoder = new TextEncoder();
  readonly #body: ReadableStream<Uint8Array>;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  #isOpen = true;

  constructor() {
    this.#body = new ReadableStream({
      start: (controller) => {
        this.#controller = controller;
      },
      cancel: () => {
        this.#isOpen = false;
      },
    });
  }

  /** Whether the other side still listens, and this one still speaks. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  answer(signal: AbortSignal | null | undefined): Response {
    signal?.addEventListener('abort', () => this.#stop((controller) => controller.error(signal.reason)));
    return new Response(this.#body, { headers: EVENT_STREAM });
  }

  send(event: string, data: unknown, id?: string): this {
    const lines = [...(id === undefined ? [] : [`id: ${id}`]), `event: ${event}`, `data: ${JSON.stringify(data)}`];
    return this.raw(`${lines.join('\n')}\n\n`);
  }

  /** As it goes over the wire. */
  raw(text: string): this {
    if (this.#isOpen) this.#controller?.enqueue(this.#encoder.encode(text));
    return this;
  }

  end(): void {
    this.#stop((controller) => controller.close());
  }

  /** The connection breaks. */
  cut(): void {
    this.#stop((controller) => controller.error(new TypeError('network error')));
  }

  #stop(how: (controller: ReadableStreamDefaultController<Uint8Array>) => void): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    if (this.#controller) how(this.#controller);
  }
}
