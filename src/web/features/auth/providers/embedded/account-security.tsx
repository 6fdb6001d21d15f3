import { OpenSignIns } from './open-sign-ins.tsx';
import { PasswordChange } from './password-change.tsx';

/** On the account's page: the password, and where one is signed in. */
export function AccountSecurity() {
  return (
    <>
      <PasswordChange />
      <OpenSignIns />
    </>
  );
}
