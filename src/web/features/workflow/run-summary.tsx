import type { ReactNode } from 'react';
import { languageName } from '../../../core/rules/language-name.ts';
import { Card } from '../../components/ui/card.tsx';
import { cn } from '../../lib/class-names.ts';
import { WORKFLOW_TEXTS } from '../../texts/workflow.ts';
import { chosenFormats, countPieces, type Draft } from './draft.ts';
import { useResearchChoice } from './research/use-research-choice.ts';

const { summary: texts, from } = WORKFLOW_TEXTS;

/** What pressing Start Workflow would set going. */
export function RunSummary({ draft, personaName }: { draft: Draft; personaName: string | null }) {
  const choice = useResearchChoice(draft.research);
  const pieces = countPieces(draft.formats);
  const { desired_formats, batch_formats } = chosenFormats(draft.formats);
  const own = draft.kept.length + draft.notes.filter((note) => note.text.trim() !== '').length;
  const research = draft.researchFrom ? from.title : choice;
  return (
    <Card className="p-5">
      <h2 className="text-sm font-semibold">{texts.title}</h2>
      <dl className="mt-4 flex flex-col gap-3.5 text-sm">
        <Entry term={texts.persona} value={personaName} otherwise={texts.noPersona} />
        <Entry term={texts.topic} value={draft.topic.trim() || null} otherwise={texts.noTopic} />
        <Entry term={texts.research} value={research} />
        {own > 0 && <Entry term={texts.material} value={texts.notes(own)} />}
        {draft.opinion.trim() && <Entry term={texts.opinion} value={texts.opinionGiven} />}
        {draft.language !== null && <Entry term={texts.language} value={languageName(draft.language)} />}
        <Entry term={texts.pieces} value={pieces > 0 ? String(pieces) : null} otherwise={texts.noPieces}>
          {pieces > 0 && (
            <ul className="mt-0.5 text-2sm text-muted">
              {desired_formats.map((label) => (
                <li key={label} className="flex justify-between gap-3">
                  <span>{label}</span>
                  <span className="tabular-nums">×{batch_formats[label]}</span>
                </li>
              ))}
            </ul>
          )}
        </Entry>
      </dl>
      <p className="mt-4 border-t border-border pt-3 text-xs text-muted">{texts.estimate}</p>
    </Card>
  );
}

interface EntryProps {
  term: string;
  value: string | null;
  otherwise?: string;
  children?: ReactNode;
}

function Entry({ term, value, otherwise, children }: EntryProps) {
  return (
    <div>
      <dt className="text-muted">{term}</dt>
      <dd className={cn('line-clamp-4 font-medium wrap-anywhere', value === null && 'font-normal')} dir="auto">
        {value ?? otherwise}
      </dd>
      {children && <dd>{children}</dd>}
    </div>
  );
}
