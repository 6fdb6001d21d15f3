import type { SettingsOf } from '../config/define-settings.ts';
import type { authSettings } from './auth.settings.ts';

/** What whoever runs the product should know of its sign-in settings: those of a provider that was not chosen do nothing. */
export function authNotices(settings: SettingsOf<typeof authSettings>): string[] {
  const others = [
    { provider: 'clerk', name: 'CLERK_PUBLISHABLE_KEY' },
    { provider: 'oidc', name: 'OIDC_ISSUER' },
  ] as const;
  const chosen = settings.AUTH_PROVIDER;
  return others
    .filter(({ provider, name }) => provider !== chosen && settings[name] !== undefined)
    .map(
      ({ provider, name }) =>
        `${name} is set, but people sign in by ${chosen}: AUTH_PROVIDER=${provider} would use it.`,
    );
}
