import type { IconComponent } from '../../components/icon.tsx';
import { Minus, Plus } from '../../components/icons.ts';
import { QUANTITY } from '../../../core/rules/limits.ts';
import { WORKFLOW_TEXTS } from '../../texts/workflow.ts';

const { formats: texts } = WORKFLOW_TEXTS;

export interface QuantityStepperProps {
  format: string;
  quantity: number;
  onChange: (quantity: number) => void;
}

export function QuantityStepper({ format, quantity, onChange }: QuantityStepperProps) {
  return (
    <div
      role="group"
      aria-label={texts.quantity(format)}
      className="inline-flex items-center rounded-control border border-input/70 bg-surface"
    >
      <Step
        icon={Minus}
        label={texts.fewer(format)}
        atEnd={quantity <= QUANTITY.min}
        onStep={() => onChange(quantity - 1)}
      />
      <output className="min-w-5 text-center text-sm font-medium tabular-nums">{quantity}</output>
      <Step
        icon={Plus}
        label={texts.more(format)}
        atEnd={quantity >= QUANTITY.max}
        onStep={() => onChange(quantity + 1)}
      />
    </div>
  );
}

interface StepProps {
  icon: IconComponent;
  label: string;
  atEnd: boolean;
  onStep: () => void;
}

/** Not `disabled` at the end of the range: the focus would be lost in the middle of pressing. */
function Step({ icon: Icon, label, atEnd, onStep }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={atEnd || undefined}
      onClick={() => !atEnd && onStep()}
      className="grid size-8 place-items-center rounded-control hover:bg-surface-2 aria-disabled:cursor-not-allowed aria-disabled:text-muted/50 aria-disabled:hover:bg-transparent pointer-coarse:size-11"
    >
      <Icon aria-hidden className="size-3.5" />
    </button>
  );
}
