import { PenLine } from '../../../components/icons.ts';
import type { Job } from '../../../../core/contracts/job.ts';
import { Button, type ButtonLook } from '../../../components/ui/button.tsx';
import { useConfig } from '../../../lib/use-config.ts';
import { WRITER_CHOICE_TEXTS } from '../../../texts/writer-choice.ts';

export interface OfferBuiltinProps {
  job: Job;
  busy: boolean;
  disabled?: boolean;
  size?: ButtonLook['size'];
  onAccept: () => void;
}

/** The way out where the model does not write. Nothing where it is the built-in writer that writes already. */
export function OfferBuiltin({ job, busy, disabled, size = 'md', onAccept }: OfferBuiltinProps) {
  const isModels = useConfig()?.writer.id === 'model' && job.writer === 'configured';
  if (!isModels) return null;
  return (
    <Button
      variant="outline"
      size={size}
      className="h-auto min-h-8 max-w-full py-1.5 text-left whitespace-normal"
      busy={busy}
      disabled={disabled}
      onClick={onAccept}
    >
      {!busy && <PenLine aria-hidden />}
      {WRITER_CHOICE_TEXTS.offer.button}
    </Button>
  );
}
