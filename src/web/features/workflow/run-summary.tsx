import { Suspense } from 'react';
import { ArrowDown } from '../../components/icons.ts';
import { buttonStyle } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { cn } from '../../lib/class-names.ts';
import { optionalPart } from '../../lib/lazy-part.ts';
import { WORKFLOW_TEXTS } from '../../texts/workflow.ts';
import { chosenFormats, countPieces, type Draft } from './draft.ts';
import { goToStart, START_ID, type StartPlace } from './go-to-start.ts';
import { useResearchChoice } from './research/use-research-choice.ts';
import { checkStart } from './start-rule.ts';
import { SummaryEntry } from './summary-entry.tsx';
import { languageName } from '../../texts/words.ts';

const { summary: texts, from } = WORKFLOW_TEXTS;

const WritingEntries = optionalPart(() => import('./mode/writing-entries.tsx').then((parts) => parts.WritingEntries));

export interface RunSummaryProps {
  draft: Draft;
  personaName: string | null;
  startPlace: StartPlace;
}

/** What pressing Start Workflow would set going, and the way there from wherever one is on a long page. */
export function RunSummary({ draft, personaName, startPlace }: RunSummaryProps) {
  const choice = useResearchChoice(draft.research);
  const pieces = countPieces(draft.formats);
  const { desired_formats, batch_formats } = chosenFormats(draft.formats);
  const own = draft.kept.length + draft.notes.filter((note) => note.text.trim() !== '').length;
  const research = draft.researchFrom ? from.title : choice;
  return (
    <Card className="p-5">
      <h2 className="text-sm font-semibold">{texts.title}</h2>
      <dl className="mt-4 flex flex-col gap-3.5 text-sm">
        <SummaryEntry term={texts.persona} value={personaName} otherwise={texts.noPersona} />
        <SummaryEntry term={texts.topic} value={draft.topic.trim() || null} otherwise={texts.noTopic} />
        <SummaryEntry term={texts.research} value={research} />
        {own > 0 && <SummaryEntry term={texts.material} value={texts.notes(own)} />}
        {draft.opinion.trim() && <SummaryEntry term={texts.opinion} value={texts.opinionGiven} />}
        {draft.language !== null && <SummaryEntry term={texts.language} value={languageName(draft.language)} />}
        <SummaryEntry term={texts.pieces} value={pieces > 0 ? String(pieces) : null} otherwise={texts.noPieces}>
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
        </SummaryEntry>
        <Suspense>{pieces > 0 && <WritingEntries draft={draft} />}</Suspense>
      </dl>
      <p className="mt-4 border-t border-border pt-3 text-xs text-muted">{texts.estimate}</p>
      <StartLink isReady={checkStart(draft, personaName !== null).missing.length === 0} place={startPlace} />
    </Card>
  );
}

/** On a phone the bar at the bottom does this. */
function StartLink({ isReady, place }: { isReady: boolean; place: StartPlace }) {
  return (
    <a
      href={`#${START_ID}`}
      className={cn(buttonStyle({ variant: isReady ? 'primary' : 'outline' }), 'mt-3 w-full max-lg:hidden')}
      onClick={(event) => {
        // The address keeps what is shown, not where one has scrolled to.
        event.preventDefault();
        goToStart(place);
      }}
    >
      {texts.goToStart}
      <ArrowDown aria-hidden />
    </a>
  );
}
