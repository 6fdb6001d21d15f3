import { useId } from 'react';
import { FormatTile } from '../../components/format-tile.tsx';
import type { FormatFacts } from '../../lib/format-list.ts';
import { Switch } from '../../components/ui/switch.tsx';
import { cn } from '../../lib/class-names.ts';
import type { FormatChoice } from './draft.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

export interface FormatOptionProps {
  format: Pick<FormatFacts, 'label' | 'hint' | 'icon' | 'tint'>;
  choice: FormatChoice;
  onChange: (choice: Partial<FormatChoice>) => void;
}

export function FormatOption({ format, choice, onChange }: FormatOptionProps) {
  const id = useId();
  return (
    <li
      className={cn(
        'flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 rounded-tile border px-4 py-3 transition-colors',
        choice.enabled ? 'border-primary/60 bg-primary-soft/60' : 'border-input/70 bg-surface',
      )}
    >
      <FormatTile icon={format.icon} tint={format.tint} />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="text-sm font-medium">
          {format.label}
        </label>
        <p id={`${id}-hint`} className="text-2sm text-muted">
          {format.hint}
        </p>
      </div>
      <Switch
        id={id}
        aria-label={format.label}
        className="sm:order-last"
        aria-describedby={`${id}-hint`}
        checked={choice.enabled}
        onCheckedChange={(enabled) => onChange({ enabled })}
      />
      {choice.enabled && (
        // Below the name on a phone, beside the switch where there is room.
        <div className="max-sm:order-last max-sm:basis-full max-sm:pl-12">
          <QuantityStepper
            format={format.label}
            quantity={choice.quantity}
            onChange={(quantity) => onChange({ quantity })}
          />
        </div>
      )}
    </li>
  );
}
