import { useState, type SubmitEvent } from 'react';
import type { Account } from '../../../core/contracts/account.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { TEXT_LIMITS } from '../../../core/rules/limits.ts';
import { serverDetail } from '../../lib/api-error.ts';
import { ACCOUNT_TEXTS } from '../../texts/account.ts';
import { dateFormat } from '../../texts/words.ts';
import { AccountSection } from './account-section.tsx';
import { useRename } from './api/change-account.ts';

const texts = ACCOUNT_TEXTS.profile;
const DAY = dateFormat({ dateStyle: 'long' });

export interface ProfileSectionProps {
  account: Account;
  /** As the sign-in tells it, which may know more than the token of a call. */
  known: Pick<Account, 'name' | 'email'>;
  onRenamed: (name: string) => void;
}

export function ProfileSection({ account, known, onRenamed }: ProfileSectionProps) {
  const { counts, created_at, provider } = account;
  const name = account.name || known.name;
  const email = account.email || known.email;
  const isOurs = provider === 'embedded';
  return (
    <AccountSection heading={texts.heading}>
      <dl className="mt-4 grid grid-cols-1 gap-x-10 gap-y-4 text-sm sm:grid-cols-2">
        {!isOurs && name && <Fact term={texts.name}>{name}</Fact>}
        <Fact term={texts.email}>{email || texts.emailUntold}</Fact>
      </dl>
      {isOurs && <NameForm key={account.name} name={account.name} onRenamed={onRenamed} />}
      <p className="mt-5 border-t border-border pt-4 text-sm text-muted tabular-nums">
        {!isOurs && <>{texts.elsewhere} </>}
        {texts.since(DAY.format(new Date(created_at)))}. {texts.has(counts)}
      </p>
    </AccountSection>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-2sm font-medium text-muted">{term}</dt>
      <dd className="mt-0.5 wrap-anywhere">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

function NameForm({ name, onRenamed }: { name: string; onRenamed: (name: string) => void }) {
  const [typed, setTyped] = useState(name);
  const rename = useRename(onRenamed);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    rename.mutate(typed.trim());
  };
  return (
    <form className="mt-4 flex max-w-120 flex-wrap items-start gap-3" onSubmit={submit}>
      <Field
        label={texts.name}
        error={rename.error && serverDetail(rename.error, texts.saveFailed)}
        className="flex-1 basis-56"
      >
        {(control) => (
          <Input
            {...control}
            dir="auto"
            autoComplete="name"
            maxLength={TEXT_LIMITS.personaName}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="outline"
        className="h-11 sm:mt-6.75"
        disabled={typed.trim() === name}
        busy={rename.isPending}
      >
        {texts.save}
      </Button>
    </form>
  );
}
