import { ChevronDown, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../components/ui/dropdown-menu.tsx';
import { notify } from '../../lib/notify.ts';
import { setTheme, THEME_CHOICES, useThemeChoice, type ThemeChoice } from '../../lib/theme.ts';
import { AUTH } from '../../texts/auth.ts';
import { useAuth } from './auth-context.ts';
import type { AuthUser } from './session.ts';

const THEME_SIGNS = { system: Monitor, light: Sun, dark: Moon } as const;

/** Who is signed in, the theme, and the way out. */
export function UserMenu({ user }: { user: AuthUser }) {
  const { signOut } = useAuth();
  const theme = useThemeChoice();
  const leave = () =>
    signOut().catch((error: unknown) =>
      notify.error(AUTH.signOutFailed, error instanceof Error ? error.message : undefined),
    );
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={`${AUTH.account}: ${user.name || user.email}`}
        className="group flex h-11 items-center gap-2 rounded-full pr-2 pl-1 text-muted hover:text-foreground"
      >
        <span
          aria-hidden
          className="grid size-7.5 place-items-center rounded-full bg-primary-soft text-xs font-semibold text-primary"
        >
          {initials(user)}
        </span>
        <ChevronDown aria-hidden className="size-4 transition-transform group-data-[state=open]:rotate-180" />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-60">
        <DropdownMenuLabel className="pt-1.5 pb-2">
          {user.name && <span className="block truncate text-sm font-medium text-foreground">{user.name}</span>}
          <span className="block truncate">{user.email}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{AUTH.theme}</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={theme} onValueChange={(choice) => setTheme(choice as ThemeChoice)}>
          {THEME_CHOICES.map((choice) => {
            const Sign = THEME_SIGNS[choice];
            return (
              <DropdownMenuRadioItem key={choice} value={choice} onSelect={(event) => event.preventDefault()}>
                <Sign aria-hidden />
                {AUTH.themes[choice]}
              </DropdownMenuRadioItem>
            );
          })}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void leave()}>
          <LogOut aria-hidden />
          {AUTH.signOut}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
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
