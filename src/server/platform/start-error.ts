/** Why the product cannot start: one sentence with the remedy, printed without a stack. */
export class StartError extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'StartError';
  }
}
