import { useEffect, useRef, useState } from 'react';
import type { NewAccessToken } from '../../../../core/contracts/access-token.ts';
import type { Scope } from '../../../../core/rules/scopes.ts';
import { Check, Copy } from '../../../components/icons.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field, FieldError } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { copyText } from '../../../lib/clipboard.ts';
import { ACCOUNT_TEXTS } from '../../../texts/account.ts';

const texts = ACCOUNT_TEXTS.tokens.shown;

/** The token, this once, and how a script sends it. */
export function MadeToken({ made, onDone }: { made: NewAccessToken; onDone: () => void }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => copyButton.current?.focus(), []);
  const copy = async () => setCopied(await copyText(made.token));
  return (
    <div className="mt-4 flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={texts.token} className="flex-1 basis-64">
          {(control) => (
            <Input
              {...control}
              readOnly
              dir="ltr"
              className="font-mono text-sm"
              value={made.token}
              onFocus={({ target }) => target.select()}
            />
          )}
        </Field>
        <Button ref={copyButton} className="h-11" onClick={() => void copy()}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
        </Button>
      </div>
      <FieldError message={copied === false ? texts.copyFailed : null} />
      <div className="min-w-0">
        <p className="text-sm font-medium">{texts.example}</p>
        <pre
          dir="ltr"
          className="mt-1.5 rounded-tile bg-surface-2 p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
        >
          {exampleOf(made)}
        </pre>
      </div>
      <div className="flex justify-end">
        <Button variant="outline" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  );
}

/** What is read with each scope; one that only writes gets where its objects are. */
const PATHS: Readonly<Record<Scope, string>> = {
  'jobs:read': 'jobs/history',
  'personas:read': 'personas',
  'materials:read': 'materials',
  'usage:read': 'usage',
  'jobs:write': 'jobs',
  'personas:write': 'personas',
  'materials:write': 'materials',
};

function exampleOf({ token, scopes }: NewAccessToken): string {
  const reading = scopes.find((scope) => scope.endsWith(':read'));
  const path = PATHS[reading ?? scopes[0] ?? 'jobs:read'];
  const address = `${window.location.origin}/api/${path}`;
  return reading ? texts.reads(token, address) : texts.writes(token, address);
}
