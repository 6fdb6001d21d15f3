import type { FormatLabel } from '../../../core/formats/registry.ts';
import { FORMATS } from '../../lib/format-list.ts';
import { setFormat, type FormatChoice, type FormatChoices } from './draft.ts';
import { FormatOption } from './format-option.tsx';

export interface FormatOptionsProps {
  formats: FormatChoices;
  onChange: (formats: FormatChoices) => void;
}

export function FormatOptions({ formats, onChange }: FormatOptionsProps) {
  const change = (label: FormatLabel, choice: Partial<FormatChoice>) => onChange(setFormat(formats, label, choice));
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      {FORMATS.map((format) => (
        <FormatOption
          key={format.label}
          format={format}
          choice={formats[format.label]}
          onChange={(choice) => change(format.label, choice)}
        />
      ))}
    </ul>
  );
}
