import { Suspense, use } from 'react';
import { Link } from 'react-router';
import { ChartColumn, ChevronDown, CircleUser, LogOut } from '../../components/icons.ts';
import { Dropdown } from '../../components/ui/dropdown.tsx';
import { AUTH } from '../../texts/auth.ts';
import { AuthInternalsContext, useAuth } from './auth-context.ts';
import type { AuthUser } from './session.ts';
import { ThemeChoiceControl } from './theme-choice.tsx';

export interface UserMenuProps {
  user: AuthUser;
  /** Called with the reason when the server could not end the session. */
  onSignOutFailed: (reason: string | undefined) => void;
}

/** Who is signed in, what their models took, the theme, and the way out; with some providers the first and last are theirs. */
export function UserMenu(props: UserMenuProps) {
  const Theirs = use(AuthInternalsContext)?.provider?.UserMenu;
  if (!Theirs) return <OwnMenu {...props} />;
  return (
    <div className="flex items-center">
      <Dropdown
        label={AUTH.account}
        triggerClassName="grid size-11 place-items-center rounded-full text-muted hover:text-foreground"
        className="w-64"
        trigger={<MenuSign />}
      >
        <MenuLinks />
      </Dropdown>
      <Suspense fallback={<span className="size-11" />}>
        <Theirs />
      </Suspense>
    </div>
  );
}

function OwnMenu({ user, onSignOutFailed }: UserMenuProps) {
  const { signOut } = useAuth();
  const leave = () =>
    signOut().catch((error: unknown) => onSignOutFailed(error instanceof Error ? error.message : undefined));
  return (
    <Dropdown
      label={`${AUTH.account}: ${user.name || user.email}`}
      triggerClassName="flex h-11 items-center gap-2 rounded-full pr-2 pl-1 text-muted hover:text-foreground"
      className="w-64"
      trigger={
        <>
          <span
            aria-hidden
            className="grid size-8 place-items-center rounded-full bg-primary-soft text-xs font-semibold text-primary"
          >
            {initials(user)}
          </span>
          <MenuSign />
        </>
      }
    >
      <div className="px-2.5 pt-1.5 pb-2 text-xs text-muted">
        {user.name && <p className="truncate text-sm font-medium text-foreground">{user.name}</p>}
        <p className="truncate">{user.email}</p>
      </div>
      <hr className="-mx-1.5 mb-1 border-border" />
      <MenuLinks />
      <hr className="-mx-1.5 my-1.5 border-border" />
      <button type="button" className="menu-item" onClick={() => void leave()}>
        <LogOut aria-hidden />
        {AUTH.signOut}
      </button>
    </Dropdown>
  );
}

function MenuLinks() {
  return (
    <>
      <Link to="/app?view=account" preventScrollReset className="menu-item">
        <CircleUser aria-hidden />
        {AUTH.accountPage}
      </Link>
      <Link to="/app?view=usage" preventScrollReset className="menu-item">
        <ChartColumn aria-hidden />
        {AUTH.usage}
      </Link>
      <hr className="-mx-1.5 my-1 border-border" />
      <ThemeChoiceControl />
    </>
  );
}

function MenuSign() {
  return <ChevronDown aria-hidden className="size-4 transition-transform group-data-[state=open]:rotate-180" />;
}

function initials(user: AuthUser): string {
  const words = (user.name || user.email).split(/\s+/u);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  const joined = letters.map((word) => Array.from(word ?? '')[0] ?? '').join('');
  return (
    joined.length > 1
      ? joined
      : Array.from(words[0] ?? '')
          .slice(0, 2)
          .join('')
  ).toUpperCase();
}
