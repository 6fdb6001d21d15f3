import { Eye, EyeOff } from '../../../../components/icons.ts';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Input } from '../../../../components/ui/input.tsx';
import { AUTH } from '../../../../texts/auth.ts';

export interface PasswordFieldProps {
  autoComplete: 'current-password' | 'new-password';
  /** `password` by default. */
  name?: string;
  label?: string;
  hint?: ReactNode;
  error: string | undefined;
}

export function PasswordField({
  autoComplete,
  name = 'password',
  label = AUTH.password,
  hint,
  error,
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Sign = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-12"
          />
          <Button
            variant="ghost"
            size="icon-sm"
            className="absolute top-1/2 right-1.5 -translate-y-1/2"
            aria-label={shown ? AUTH.hidePassword : AUTH.showPassword}
            onClick={() => setShown(!shown)}
          >
            <Sign aria-hidden />
          </Button>
        </div>
      )}
    </Field>
  );
}
