import { createHash } from 'node:crypto';
import { PRODUCT } from '../../../core/rules/product.ts';
import { invalidInput } from '../../platform/errors.ts';
import common from './common-passwords.json' with { type: 'json' };

const HASH_LENGTH = 8;

const COMMON: ReadonlySet<string> = new Set(common.hashes.match(new RegExp(`.{${HASH_LENGTH}}`, 'g')));

/**
 * Refuses what is guessed first: the most common passwords, the address, and the name of the product. Its length is the
 * schema's to check, and what it is made of is nobody's business.
 *
 * @param field where it stands in the request.
 * @throws DomainError `invalid_input`
 */
export function refuseGuessable(password: string, email: string, field: 'password' | 'newPassword'): void {
  const message = problemOf(password.normalize('NFKC').toLowerCase(), email.toLowerCase());
  if (message) throw invalidInput(message, [{ path: field, message }]);
}

function problemOf(password: string, email: string): string | null {
  if (isCommon(password)) return 'This password is one of the most common ones. Please choose another.';
  const bare = lettersWithin(password);
  const [name = ''] = email.split('@');
  if ([email, name, lettersWithin(name)].some((known) => known !== '' && (known === password || known === bare))) {
    return 'The password must not be the e-mail address.';
  }
  if (bare.replaceAll(PRODUCT.name.toLowerCase(), '') === '') {
    return bare === '' ? null : `The password must not be the name of ${PRODUCT.name}.`;
  }
  return null;
}

function isCommon(password: string): boolean {
  return COMMON.has(createHash('sha256').update(password).digest('base64url').slice(0, HASH_LENGTH));
}

/** Digits and signs before and behind a word make it no harder to guess. */
function lettersWithin(text: string): string {
  return /\p{L}.*\p{L}|\p{L}/su.exec(text)?.[0] ?? '';
}
