import { ApiError, hasStatus } from '../../../../lib/api-error.ts';
import { AUTH } from '../../../../texts/auth.ts';
import type { AuthMode } from '../../browser-auth-provider.ts';

const PASSWORD_MIN = 8;

export interface AccountFields {
  name: string;
  email: string;
  password: string;
}

/** A sentence under each field that needs one; `form` stands above the button. */
export type AccountErrors = Partial<Record<keyof AccountFields | 'form', string>>;

export function readFields(form: HTMLFormElement): AccountFields {
  const data = new FormData(form);
  const read = (name: keyof AccountFields) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { name: read('name').trim(), email: read('email').trim(), password: read('password') };
}

export function checkFields(mode: AuthMode, { name, email, password }: AccountFields): AccountErrors {
  const errors: AccountErrors = {};
  if (mode === 'sign-up' && !name) errors.name = AUTH.nameMissing;
  const wrongEmail = checkEmail(email);
  if (wrongEmail) errors.email = wrongEmail;
  const wrongPassword = mode === 'sign-up' ? checkNewPassword(password) : password ? undefined : AUTH.passwordMissing;
  if (wrongPassword) errors.password = wrongPassword;
  return errors;
}

export function checkEmail(email: string): string | undefined {
  if (!email) return AUTH.emailMissing;
  return /^[^\s@]+@[^\s@]+$/u.test(email) ? undefined : AUTH.emailInvalid;
}

/** The rest is the server's to judge. */
export function checkNewPassword(password: string): string | undefined {
  if (!password) return AUTH.passwordMissing;
  return password.length < PASSWORD_MIN ? AUTH.passwordTooShort : undefined;
}

/** The password is right, and the address waits for the link of a mail. */
export const isUnconfirmed = (error: unknown): boolean => hasStatus(error, 403);

/** The server's refusal, under the field that it speaks of where it names one. */
export function explainRefusal(mode: AuthMode, error: unknown): AccountErrors {
  if (!(error instanceof ApiError)) return { form: AUTH.failed };
  const errors: AccountErrors = {};
  for (const { path, message } of error.errors) {
    if (path === 'name' || path === 'email' || path === 'password') errors[path] ??= message;
  }
  if (Object.keys(errors).length > 0) return errors;
  if (error.status === 0) return { form: error.message };
  if (error.status === 401 && mode === 'sign-in') return { password: AUTH.wrongCredentials };
  if (error.status === 409 && error.detail) return { email: error.detail };
  return { form: error.detail ?? AUTH.failed };
}
