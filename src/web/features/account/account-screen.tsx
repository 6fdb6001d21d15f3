import type { ReactNode } from 'react';
import type { AccountDeleted } from '../../../core/contracts/account.ts';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useLostFocus } from '../../lib/use-lost-focus.ts';
import { ACCOUNT_TEXTS as texts } from '../../texts/account.ts';
import { COMMON } from '../../texts/common.ts';
import { useAccount } from './api/get-account.ts';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { ProfileSection, type ProfileSectionProps } from './profile-section.tsx';
import { StorageSection } from './storage-section.tsx';
import { TokensSection } from './tokens/tokens-section.tsx';

export interface AccountScreenProps extends Pick<ProfileSectionProps, 'known'> {
  /** Password and open sign-ins, where the product keeps them. */
  security: ReactNode;
  onRenamed: (name: string) => void;
  onDeleted: (answer: AccountDeleted) => void;
  onHistory: () => void;
}

/** Who somebody is here, what acts for them, and the two ways to take everything away. */
export function AccountScreen({ known, security, onRenamed, onDeleted, onHistory }: AccountScreenProps) {
  const account = useAccount();
  const heading = useLostFocus<HTMLHeadingElement>();
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="font-display text-2xl focus-visible:outline-none">
        {texts.title}
      </h2>
      <p className="mt-1.5 text-muted">{texts.lead}</p>
      <div className="mt-6 flex flex-col gap-4">
        {account.error && !account.data && (
          <Notice
            tone="error"
            title={texts.loadFailed}
            action={
              <Button variant="outline" size="sm" busy={account.isFetching} onClick={() => void account.refetch()}>
                {COMMON.tryAgain}
              </Button>
            }
          >
            {account.error.message}
          </Notice>
        )}
        {account.isPending && <Skeleton className="h-40" />}
        {account.data && <ProfileSection account={account.data} known={known} onRenamed={onRenamed} />}
        {security}
        <TokensSection />
        {account.data && <StorageSection account={account.data} onHistory={onHistory} />}
        <DataSection />
        {account.data && <DeleteSection account={account.data} onDeleted={onDeleted} />}
      </div>
    </div>
  );
}
