import { Button } from '../../components/ui/button.tsx';
import { AUTH } from '../../texts/auth.ts';
import { useAuth } from './auth-context.ts';

/** Stays after the dialog was closed, so that one can still copy what is on the screen and sign in later. */
export function ExpiredBar() {
  const { signIn } = useAuth();
  return (
    <div
      role="status"
      data-bottom-bar
      className="fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-md items-center justify-between gap-4 rounded-tile border border-border bg-surface p-3 pl-5 shadow-overlay"
    >
      <p className="text-sm font-medium">{AUTH.expiredBar}</p>
      <Button size="sm" onClick={() => signIn()}>
        {AUTH.signIn}
      </Button>
    </div>
  );
}
