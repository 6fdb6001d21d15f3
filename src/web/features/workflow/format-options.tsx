import { useId, useState } from 'react';
import { ChevronDown } from '../../components/icons.ts';
import { FORMATS, type FormatFacts } from '../../lib/format-list.ts';
import { WORKFLOW_TEXTS } from '../../texts/workflow.ts';
import { setFormat, type FormatChoices } from './draft.ts';
import { FormatOption } from './format-option.tsx';

const { formats: texts } = WORKFLOW_TEXTS;

const FIRST = FORMATS.filter(({ group }) => group === 'first');
const MORE = FORMATS.filter(({ group }) => group === 'more');

export interface FormatOptionsProps {
  formats: FormatChoices;
  onChange: (formats: FormatChoices) => void;
}

/** The formats that most people want, and the others behind a line that tells how many of them are chosen. */
export function FormatOptions(props: FormatOptionsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const chosen = MORE.filter(({ label }) => props.formats[label].enabled).length;
  const open = isOpen ?? chosen > 0;
  return (
    <>
      <FormatGrid {...props} list={FIRST} />
      {MORE.length > 0 && (
        <>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            className="group -mx-2 mt-4 flex min-h-9 items-center gap-2 rounded-control px-2 text-sm font-medium hover:bg-surface-2 pointer-coarse:min-h-11"
            onClick={() => setOpen(!open)}
          >
            <ChevronDown
              aria-hidden
              className="size-4 text-muted transition-transform group-aria-expanded:rotate-180"
            />
            {texts.moreFormats}
            <span className="font-normal text-muted tabular-nums">
              {chosen > 0 ? texts.chosen(chosen, MORE.length) : MORE.length}
            </span>
          </button>
          <div id={id} hidden={!open} className="mt-3">
            <FormatGrid
              formats={props.formats}
              list={MORE}
              onChange={(formats) => {
                // It does not close because one changes one's mind in it.
                setOpen(open);
                props.onChange(formats);
              }}
            />
          </div>
        </>
      )}
    </>
  );
}

function FormatGrid({ list, formats, onChange }: FormatOptionsProps & { list: readonly FormatFacts[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      {list.map((format) => (
        <FormatOption
          key={format.label}
          format={format}
          choice={formats[format.label]}
          onChange={(choice) => onChange(setFormat(formats, format.label, choice))}
        />
      ))}
    </ul>
  );
}
