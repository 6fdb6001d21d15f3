import { useId } from 'react';
import { USAGE_PAGE_TEXTS } from '../../../texts/usage-page.ts';
import type { Measure } from './chart-data.ts';

const { chart: texts } = USAGE_PAGE_TEXTS;
const MEASURES = ['cost', 'tokens'] as const;

export function MeasureSwitch({ value, onChange }: { value: Measure; onChange: (measure: Measure) => void }) {
  const name = useId();
  return (
    <fieldset className="flex gap-1 rounded-tile bg-surface-2 p-1">
      <legend className="sr-only">{texts.measure}</legend>
      {MEASURES.map((measure) => (
        <label
          key={measure}
          className="flex h-8 cursor-pointer items-center rounded-control px-3 text-sm font-medium text-muted has-checked:bg-surface has-checked:text-foreground has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-ring pointer-coarse:h-11"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={measure === value}
            onChange={() => onChange(measure)}
          />
          {texts.measures[measure]}
        </label>
      ))}
    </fieldset>
  );
}
