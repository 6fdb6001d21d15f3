import type { TextRequest } from './text-model.ts';

/** A token holds about four bytes of text in Latin script, and about one character of three bytes in Chinese or Japanese. */
export const BYTES_A_TOKEN = 4;
/** A long piece, a plan or notes; thoughts come on top, and are counted once the vendor told of them. */
export const EXPECTED_ANSWER = 2_000;

/** An estimate of the tokens that question and answer will take together. */
export function expectedTokens({ system, shared = '', prompt }: TextRequest): number {
  return textTokens(system, shared, prompt) + EXPECTED_ANSWER;
}

/** An estimate of the tokens that texts take together. */
export function textTokens(...texts: readonly string[]): number {
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return Math.ceil(bytes / BYTES_A_TOKEN);
}
