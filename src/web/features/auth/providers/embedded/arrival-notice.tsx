import { Button } from '../../../../components/ui/button.tsx';
import { Dialog, DialogContent } from '../../../../components/ui/dialog.tsx';
import { AUTH } from '../../../../texts/auth.ts';

interface Props {
  title: string;
  hint: string;
  onClose: () => void;
}

/** Word of what a link did, for whoever has to sign in next. */
export function ArrivalNotice({ title, hint, onClose }: Props) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={title} description={hint}>
        <Button size="lg" className="mt-6 w-full" onClick={onClose}>
          {AUTH.goOn}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
