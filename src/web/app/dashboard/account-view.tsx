import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import type { AccountDeleted } from '../../../core/contracts/account.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { AccountScreen } from '../../features/account/account-screen.tsx';
import { useAuth, useAuthInternals } from '../../features/auth/auth-context.ts';
import { makeUser, type AuthUser } from '../../features/auth/session.ts';
import { notify } from '../../lib/notify.ts';
import { ACCOUNT_TEXTS } from '../../texts/account.ts';

const texts = ACCOUNT_TEXTS.remove;

export interface AccountViewProps {
  user: AuthUser;
  onHistory: () => void;
}

/** The account's page, joined to the sign-in: a new name is known everywhere, and who is deleted is signed out. */
export function AccountView({ user, onHistory }: AccountViewProps) {
  const { leaveDeleted } = useAuth();
  const { provider, session, accept } = useAuthInternals();
  const navigate = useNavigate();
  const Security = provider?.AccountSecurity;

  const takeName = (name: string) => {
    if (session) accept({ ...session, user: makeUser({ ...user, name }) });
  };
  const leave = async ({ identity }: AccountDeleted) => {
    await navigate('/', { replace: true });
    await leaveDeleted();
    notify.success(texts.doneTitle, identity === 'kept' ? texts.kept : texts.done);
  };
  return (
    <AccountScreen
      known={user}
      security={
        Security && (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <Security />
          </Suspense>
        )
      }
      onRenamed={takeName}
      onDeleted={(answer) => void leave(answer)}
      onHistory={onHistory}
    />
  );
}
