import { useState } from 'react';
import type { AccessToken } from '../../../../core/contracts/access-token.ts';
import { ConfirmDialog } from '../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ACCOUNT_TEXTS } from '../../../texts/account.ts';
import { dateFormat } from '../../../texts/words.ts';
import { useRevokeToken } from '../api/access-tokens.ts';

const texts = ACCOUNT_TEXTS.tokens;
const DAY = dateFormat({ dateStyle: 'medium' });
const HOUR = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

const dayOf = (moment: string) => DAY.format(new Date(moment));

export function TokenRow({ token }: { token: AccessToken }) {
  const [asking, setAsking] = useState(false);
  const revoke = useRevokeToken(() => setAsking(false));
  const { id, name, hint, scopes, created_at, last_used_at } = token;
  const facts = [
    texts.ends(hint),
    texts.made(dayOf(created_at)),
    expiryOf(token),
    last_used_at === null ? texts.unused : texts.used(HOUR.format(new Date(last_used_at))),
  ];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64 text-sm">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="mt-0.5 text-muted tabular-nums">{facts.join(' · ')}</p>
        <ul className="mt-1 list-disc pl-4.5 text-muted">
          {texts.may(scopes).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
      <Button variant="outline" size="sm" aria-label={texts.revokeNamed(name)} onClick={() => setAsking(true)}>
        {texts.revoke}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.revokeTitle(name)}
        description={texts.revokeText}
        confirmLabel={texts.revoke}
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate(id)}
      />
    </li>
  );
}

function expiryOf({ expires_at }: AccessToken): string {
  if (expires_at === null) return texts.never;
  const isOver = new Date(expires_at).getTime() <= Date.now();
  return isOver ? texts.expired(dayOf(expires_at)) : texts.expires(dayOf(expires_at));
}
