import { useState } from 'react';
import { KeyRound } from '../../../components/icons.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { ACCOUNT_TEXTS } from '../../../texts/account.ts';
import { COMMON } from '../../../texts/common.ts';
import { AccountSection } from '../account-section.tsx';
import { useAccessTokens } from '../api/access-tokens.ts';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { TokenRow } from './token-row.tsx';

const texts = ACCOUNT_TEXTS.tokens;

/** Tokens for scripts: what there is, a new one, and the end of one. */
export function TokensSection() {
  const tokens = useAccessTokens();
  const [making, setMaking] = useState(false);
  return (
    <AccountSection
      heading={texts.heading}
      text={texts.lead}
      action={
        <Button variant="outline" onClick={() => setMaking(true)}>
          <KeyRound aria-hidden />
          {texts.make}
        </Button>
      }
    >
      {tokens.error && (
        <Notice
          tone="error"
          className="mt-4"
          title={texts.loadFailed}
          action={
            <Button variant="outline" size="sm" busy={tokens.isFetching} onClick={() => void tokens.refetch()}>
              {COMMON.tryAgain}
            </Button>
          }
        >
          {tokens.error.message}
        </Notice>
      )}
      {tokens.isPending && <Skeleton className="mt-4 h-16" />}
      {tokens.data?.length === 0 && <p className="mt-4 text-sm text-muted">{texts.none}</p>}
      {tokens.data && tokens.data.length > 0 && (
        <ul aria-label={texts.list} className="mt-4 divide-y divide-border border-t border-border">
          {tokens.data.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      {making && <NewTokenDialog onClose={() => setMaking(false)} />}
    </AccountSection>
  );
}
