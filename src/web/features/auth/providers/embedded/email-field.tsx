import { Field } from '../../../../components/ui/field.tsx';
import { Input } from '../../../../components/ui/input.tsx';
import { AUTH } from '../../../../texts/auth.ts';

export function EmailField({ knownEmail, error }: { knownEmail?: string | undefined; error: string | undefined }) {
  return (
    <Field label={AUTH.email} error={error}>
      {(control) => (
        <Input
          {...control}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={knownEmail}
        />
      )}
    </Field>
  );
}
