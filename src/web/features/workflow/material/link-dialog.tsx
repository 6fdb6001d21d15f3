import { useState } from 'react';
import { siteName } from '../../../../core/rules/site-name.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog, DialogContent } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { MATERIAL_TEXTS as texts } from '../../../texts/material.ts';
import type { KeptNote } from '../draft.ts';
import { useKeepMaterial } from './change-material.ts';
import { toKept } from './kept-material.ts';

export interface LinkDialogProps {
  onKept: (kept: KeptNote) => void;
  onClose: () => void;
}

/** Asks for an address; the page is read before the dialog closes, so that trouble is told where it arose. */
export function LinkDialog({ onKept, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState('');
  const [wrong, setWrong] = useState(false);
  const keep = useKeepMaterial();
  const url = withScheme(address.trim());
  const submit = () =>
    keep.mutate(
      { url },
      {
        onSuccess: (kept) => {
          onKept(toKept(kept));
          onClose();
        },
      },
    );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={texts.link.title} description={texts.link.lead}>
        <form
          noValidate
          className="mt-5 flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isAddress(url)) setWrong(true);
            else if (!keep.isPending) submit();
          }}
        >
          <Field label={texts.link.label} error={wrong ? texts.link.wrong : (keep.error?.message ?? null)}>
            {(control) => (
              <Input
                {...control}
                type="url"
                inputMode="url"
                autoComplete="off"
                value={address}
                placeholder={texts.link.placeholder}
                onChange={(event) => {
                  keep.reset();
                  setWrong(false);
                  setAddress(event.target.value);
                }}
              />
            )}
          </Field>
          <div className="flex justify-end">
            <Button type="submit" busy={keep.isPending} disabled={address.trim() === ''}>
              {keep.isPending ? texts.link.reading : texts.link.submit}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function isAddress(url: string): boolean {
  return /^https?:/i.test(url) && siteName(url) !== null;
}

/** People copy addresses without their beginning. */
function withScheme(address: string): string {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`;
}
