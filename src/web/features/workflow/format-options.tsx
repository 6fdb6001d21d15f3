import { useState } from 'react';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { FORMATS, type FormatFacts } from '../../lib/format-list.ts';
import { WORKFLOW_TEXTS } from '../../texts/workflow.ts';
import { setFormat, type FormatChoices } from './draft.ts';
import { FormatOption } from './format-option.tsx';
import { row } from '../../texts/words.ts';

const { formats: texts } = WORKFLOW_TEXTS;

const FIRST = FORMATS.filter(({ group }) => group === 'first');
const MORE = FORMATS.filter(({ group }) => group === 'more');

export interface FormatOptionsProps {
  formats: FormatChoices;
  onChange: (formats: FormatChoices) => void;
}

/** The formats that most people want, and the others behind a line that tells how many of them are chosen. */
export function FormatOptions({ formats, onChange }: FormatOptionsProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const chosen = MORE.filter(({ label }) => formats[label].enabled).length;
  const open = isOpen ?? chosen > 0;
  return (
    <>
      <FormatGrid formats={formats} list={FIRST} onChange={onChange} />
      <Disclosure
        title={texts.moreFormats}
        summary={chosen > 0 ? texts.chosen(chosen, MORE.length) : row(MORE.map(({ label }) => label))}
        open={open}
        onOpenChange={setOpen}
        className="mt-3"
      >
        <FormatGrid
          formats={formats}
          list={MORE}
          onChange={(changed) => {
            // It does not close because one changes one's mind in it.
            setOpen(open);
            onChange(changed);
          }}
        />
      </Disclosure>
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
