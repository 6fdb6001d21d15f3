import { useState, type SubmitEvent } from 'react';
import type { Account, AccountDeleted } from '../../../core/contracts/account.ts';
import { DELETION_WORDS } from '../../../core/rules/deletion-words.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogContent } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { serverDetail } from '../../lib/api-error.ts';
import { ACCOUNT_TEXTS } from '../../texts/account.ts';
import { COMMON } from '../../texts/common.ts';
import { AccountSection } from './account-section.tsx';
import { useDeleteAccount } from './api/change-account.ts';

const texts = ACCOUNT_TEXTS.remove;

export interface DeleteSectionProps {
  account: Account;
  onDeleted: (answer: AccountDeleted) => void;
}

export function DeleteSection({ account, onDeleted }: DeleteSectionProps) {
  const [asking, setAsking] = useState(false);
  return (
    <AccountSection
      heading={texts.heading}
      text={texts.text}
      action={
        <Button variant="destructive" onClick={() => setAsking(true)}>
          {texts.open}
        </Button>
      }
    >
      <Dialog open={asking} onOpenChange={setAsking}>
        {asking && (
          <DialogContent title={texts.title} description={texts.goes(account.counts)}>
            <DeleteForm account={account} onDeleted={onDeleted} onCancel={() => setAsking(false)} />
          </DialogContent>
        )}
      </Dialog>
    </AccountSection>
  );
}

function DeleteForm({ account, onDeleted, onCancel }: DeleteSectionProps & { onCancel: () => void }) {
  const byPassword = account.confirm_by === 'password';
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const deletion = useDeleteAccount(onDeleted);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isRight = byPassword ? typed !== '' : typed.trim().toLowerCase() === DELETION_WORDS;
    setProblem(isRight ? null : byPassword ? texts.passwordMissing : texts.wordsWrong);
    if (isRight) {
      deletion.mutate(typed, { onError: (error) => setProblem(serverDetail(error, texts.failed)) });
    }
  };
  return (
    <form className="mt-4 flex flex-col gap-4" noValidate onSubmit={submit}>
      <p className="text-sm text-muted">{texts.first}</p>
      <Field label={byPassword ? texts.password : texts.words} error={problem}>
        {(control) => (
          <Input
            {...control}
            type={byPassword ? 'password' : 'text'}
            autoComplete={byPassword ? 'current-password' : 'off'}
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        <Button variant="outline" disabled={deletion.isPending} onClick={onCancel}>
          {COMMON.cancel}
        </Button>
        <Button type="submit" variant="destructive" busy={deletion.isPending || deletion.isSuccess}>
          {texts.confirm}
        </Button>
      </div>
    </form>
  );
}
