import { ApiError } from '../../../../lib/api-error.ts';
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
  if (!email) errors.email = AUTH.emailMissing;
  else if (!/^[^\s@]+@[^\s@]+$/u.test(email)) errors.email = AUTH.emailInvalid;
  if (!password) errors.password = AUTH.passwordMissing;
  else if (mode === 'sign-up' && password.length < PASSWORD_MIN) errors.password = AUTH.passwordTooShort;
  return errors;
}

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
