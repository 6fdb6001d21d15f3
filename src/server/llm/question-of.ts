import { createHash } from 'node:crypto';
import type { TextRequest } from './text-model.ts';

/** Names what a request asks, as 64 hexadecimal digits: the same for the same prompt, whoever is asked. */
export function questionOf({ useCase, system, shared = '', prompt, question = prompt }: TextRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([useCase, system, shared, question]))
    .digest('hex');
}
