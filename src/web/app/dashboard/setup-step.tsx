import { useCallback, useMemo, useRef, useState } from 'react';
import type { JobWriter } from '../../../core/contracts/job.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Card } from '../../components/ui/card.tsx';
import { PersonaManagement } from '../../features/personas/persona-management.tsx';
import { PersonaUsage } from '../../features/personas/persona-usage.tsx';
import { addKept, changeDraft, ownKept, type Draft, type KeptNote, type Note } from '../../features/workflow/draft.ts';
import { describeSections } from '../../features/workflow/describe-sections.ts';
import { FormatOptions } from '../../features/workflow/format-options.tsx';
import { MaterialSection } from '../../features/workflow/material/material-section.tsx';
import { OpinionField } from '../../features/workflow/opinion-field.tsx';
import { OutputLanguage } from '../../features/workflow/output-language.tsx';
import { ResearchFromNotice } from '../../features/workflow/research/research-from-notice.tsx';
import { ResearchOptions } from '../../features/workflow/research/research-options.tsx';
import { RunSummary } from '../../features/workflow/run-summary.tsx';
import { StartBar } from '../../features/workflow/start-bar.tsx';
import { StartWorkflow } from '../../features/workflow/start-workflow.tsx';
import { StartedNotice } from '../../features/workflow/started-notice.tsx';
import { TopicField } from '../../features/workflow/topic-field.tsx';
import type { DraftControl } from '../../features/workflow/use-draft.ts';
import { WritingChoice } from '../../features/workflow/writing-choice.tsx';
import { WriterNotice } from '../../features/workflow/writer-notice.tsx';
import { PERSONA_TEXTS } from '../../texts/personas.ts';
import { WORKFLOW_TEXTS } from '../../texts/workflow.ts';
import { SetupSection } from './setup-section.tsx';
import { useSetupPlaces } from './use-setup-places.ts';

const { topic, fusion, formats } = WORKFLOW_TEXTS;

export interface SetupStepProps {
  control: DraftControl;
  /** Null when none is selected, or the selected one is gone. */
  personaName: string | null;
  /** The name of the persona's website; null where it has none. */
  personaWebsite: string | null;
  /** What the persona writes in; null for the language of the topic. */
  personaLanguage: string | null;
  userId: string;
  /** A job was made of `sent`, wherever the user may be by now. */
  onStarted: (jobId: string, sent: Draft) => void;
  onOpen: (jobId: string) => void;
}

export function SetupStep(props: SetupStepProps) {
  const { control, personaName, personaWebsite, personaLanguage, userId, onStarted, onOpen } = props;
  const { draft, change } = control;
  const chooseWriter = useCallback((writer: JobWriter) => change({ writer }), [change]);
  const material = useMaterialChanges(control);
  const persona = useMemo(
    () =>
      draft.personaId !== null && personaName !== null
        ? { id: draft.personaId, name: personaName, website: personaWebsite }
        : null,
    [draft.personaId, personaName, personaWebsite],
  );
  // What this setup had become before one came back to it.
  const [startedAs] = useState(draft.startedAs);
  const inside = describeSections(draft, personaName);
  const startPlace = useRef<HTMLDivElement>(null);
  const { topicSection, fusionSection, noteButton, opinionField, goTo } = useSetupPlaces();
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <SetupSection title={PERSONA_TEXTS.title} description={PERSONA_TEXTS.lead} summary={inside.persona}>
          <PersonaManagement
            userId={userId}
            selectedId={draft.personaId}
            onSelect={(personaId) => change({ personaId })}
          />
        </SetupSection>
        <SetupSection title={topic.title} description={topic.lead} summary={inside.topic} handle={topicSection}>
          <TopicField value={draft.topic} onChange={(text) => change({ topic: text })} />
          {draft.researchFrom ? (
            <ResearchFromNotice from={draft.researchFrom} onRemove={() => change({ researchFrom: null })} />
          ) : (
            <ResearchOptions value={draft.research} onChange={(research) => change({ research })} />
          )}
          <MaterialSection draft={draft} persona={persona} addButton={noteButton} {...material} />
        </SetupSection>
        <SetupSection
          title={fusion.title}
          description={fusion.lead}
          badge={<Badge>{fusion.optional}</Badge>}
          summary={inside.fusion}
          handle={fusionSection}
        >
          <OpinionField value={draft.opinion} onChange={(opinion) => change({ opinion })} fieldRef={opinionField} />
        </SetupSection>
        <SetupSection title={formats.title} description={formats.lead} summary={inside.formats}>
          <FormatOptions formats={draft.formats} onChange={(next) => change({ formats: next })} />
          <OutputLanguage
            value={draft.language}
            onChange={(language) => change({ language })}
            ofPersona={personaLanguage}
          />
          <WritingChoice draft={draft} onChange={change} />
        </SetupSection>
        {startedAs !== null && startedAs === draft.startedAs && <StartedNotice onOpen={() => onOpen(startedAs)} />}
        <StartWorkflow
          draft={draft}
          personaKnown={personaName !== null}
          onStarted={onStarted}
          onGoTo={goTo}
          onChooseWriter={chooseWriter}
          placeRef={startPlace}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-6">
        <RunSummary draft={draft} personaName={personaName} startPlace={startPlace} />
        <Card className="hidden p-5 empty:hidden lg:block">
          <PersonaUsage />
        </Card>
        <WriterNotice chosen={draft.writer} onChoose={chooseWriter} />
      </div>
      <StartBar draft={draft} placeRef={startPlace} />
    </div>
  );
}

/** Changes of the material that hold whatever the draft is by the time they come. */
function useMaterialChanges({ change, replace }: DraftControl) {
  const onAdd = useCallback((kept: readonly KeptNote[]) => replace((draft) => addKept(draft, kept)), [replace]);
  const onLeaveOut = useCallback(
    (id: string) => replace((draft) => changeDraft(draft, { kept: draft.kept.filter((item) => item.id !== id) })),
    [replace],
  );
  const onWhose = useCallback((id: string, ours: boolean) => replace((draft) => ownKept(draft, id, ours)), [replace]);
  const onPersonaServed = useCallback(
    (materialOf: string, kept: readonly KeptNote[]) => replace((draft) => ({ ...addKept(draft, kept), materialOf })),
    [replace],
  );
  const onNoteKept = useCallback(
    (noteId: string, kept: KeptNote) =>
      replace((draft) =>
        addKept(changeDraft(draft, { notes: draft.notes.filter((note) => note.id !== noteId) }), [kept]),
      ),
    [replace],
  );
  const onNotesChange = useCallback((notes: readonly Note[]) => change({ notes }), [change]);
  return { onAdd, onLeaveOut, onWhose, onPersonaServed, onNotesChange, onNoteKept };
}
