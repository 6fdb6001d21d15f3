import { useId, useState, type SubmitEvent } from 'react';
import { ACCESS_TOKEN_DAYS, ACCESS_TOKEN_LIMITS, SCOPES, type Scope } from '../../../../core/rules/scopes.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog, DialogContent } from '../../../components/ui/dialog.tsx';
import { Field, FieldError } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { serverDetail } from '../../../lib/api-error.ts';
import { ACCOUNT_TEXTS } from '../../../texts/account.ts';
import { COMMON } from '../../../texts/common.ts';
import { useMakeToken } from '../api/access-tokens.ts';
import { MadeToken } from './made-token.tsx';

const texts = ACCOUNT_TEXTS.tokens;

type Days = (typeof ACCESS_TOKEN_DAYS)[number];

/** Asks what the token may do, then shows it this once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const making = useMakeToken();
  const { data: made } = making;
  return (
    // What can be read this once is taken away by its own button alone.
    <Dialog open onOpenChange={(open) => !open && !making.isPending && onClose()}>
      <DialogContent {...(made ? texts.shown.about : texts.form.about)} mustAnswer={made !== undefined}>
        {made ? <MadeToken made={made} onDone={onClose} /> : <TokenForm making={making} onCancel={onClose} />}
      </DialogContent>
    </Dialog>
  );
}

interface TokenFormProps {
  making: ReturnType<typeof useMakeToken>;
  onCancel: () => void;
}

function TokenForm({ making, onCancel }: TokenFormProps) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const [days, setDays] = useState<Days>(ACCESS_TOKEN_DAYS[0]);
  const [tried, setTried] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() && scopes.length > 0) making.mutate({ name, scopes: [...scopes], expires_in_days: days });
    else event.currentTarget.querySelector<HTMLInputElement>(name.trim() ? 'input[type=checkbox]' : 'input')?.focus();
  };
  return (
    <form className="mt-4 flex flex-col gap-5" noValidate onSubmit={submit}>
      <Field
        label={texts.form.name}
        hint={texts.form.nameHint}
        error={tried && !name.trim() ? texts.form.nameMissing : null}
      >
        {(control) => (
          <Input
            {...control}
            dir="auto"
            autoComplete="off"
            maxLength={ACCESS_TOKEN_LIMITS.name}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <ScopeChoice chosen={scopes} onChange={setScopes} isMissing={tried && scopes.length === 0} />
      <ExpiryChoice days={days} onChange={setDays} />
      <FieldError message={making.error && serverDetail(making.error, texts.form.failed)} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" disabled={making.isPending} onClick={onCancel}>
          {COMMON.cancel}
        </Button>
        <Button type="submit" busy={making.isPending}>
          {texts.form.submit}
        </Button>
      </div>
    </form>
  );
}

interface ScopeChoiceProps {
  chosen: readonly Scope[];
  onChange: (scopes: readonly Scope[]) => void;
  isMissing: boolean;
}

function ScopeChoice({ chosen, onChange, isMissing }: ScopeChoiceProps) {
  const errorId = useId();
  const words = texts.may(SCOPES);
  return (
    <fieldset aria-describedby={errorId} className="min-w-0">
      <legend className="text-sm font-medium">{texts.form.scopes}</legend>
      <div className="mt-1 flex flex-col">
        {SCOPES.map((scope, place) => (
          <label key={scope} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm sm:min-h-8">
            <input
              type="checkbox"
              className="size-4.5 shrink-0 accent-primary"
              checked={chosen.includes(scope)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, scope] : chosen.filter((other) => other !== scope))
              }
            />
            {words[place]}
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={isMissing ? texts.form.scopesMissing : null} />
    </fieldset>
  );
}

function ExpiryChoice({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const { expiry, expiries, neverHint } = texts.form;
  return (
    <Field label={expiry} hint={days === null ? neverHint : undefined}>
      {(control) => (
        <select
          {...control}
          className="input h-11 bg-surface px-3"
          value={String(days)}
          onChange={({ target }) =>
            onChange(ACCESS_TOKEN_DAYS.find((choice) => String(choice) === target.value) ?? null)
          }
        >
          {ACCESS_TOKEN_DAYS.map((choice) => (
            <option key={String(choice)} value={String(choice)}>
              {expiries[choice ?? 'never']}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
