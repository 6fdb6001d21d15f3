import { useRef, useState, type SubmitEvent } from 'react';
import { PLAN_LIMITS } from '../../../../core/rules/limits.ts';
import { NamedFormatTile } from '../../../components/named-format-tile.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { PLAN_TEXTS } from '../../../texts/plan.ts';
import { useChangePlan } from '../api/change-plan.ts';
import { useClaimDesk } from '../claims/claim-context.ts';
import { nameOf as sourceName } from '../research/describe-source.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import {
  hasProblems,
  isSame,
  limitOf,
  PIECE_FIELDS,
  toInput,
  type PieceField,
  type PlanDraft,
  type PlannedPiece,
} from './plan-draft.ts';
import { LinesOf, TextField } from './plan-fields.tsx';
import type { TypedPlan } from './use-typed-plan.ts';

const { form: texts, parts, piece: pieceTexts, pieces: piecesTitle } = PLAN_TEXTS;

export interface PlanFormProps {
  jobId: string;
  typed: TypedPlan;
  nameOf: (piece: PlannedPiece) => string;
  /** Whether somebody has just asked for the form. */
  autoFocus: boolean;
  onChange: (draft: PlanDraft) => void;
  onSaved: () => void;
  onCancel: () => void;
}

/** A plan under edit. What is typed stays until it is saved or given up. */
export function PlanForm({ jobId, typed, nameOf, autoFocus, onChange, onSaved, onCancel }: PlanFormProps) {
  const { draft, before } = typed;
  const form = useRef<HTMLFormElement>(null);
  const change = useChangePlan(jobId, onSaved);
  const [isRefused, setRefused] = useState(false);
  const isTooLong = isRefused && hasProblems(draft);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setRefused(hasProblems(draft));
    if (hasProblems(draft)) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    else change.mutate(toInput(draft, before));
  };
  const set = (next: Partial<PlanDraft>) => onChange({ ...draft, ...next });
  return (
    <form ref={form} aria-label={texts.label} noValidate onSubmit={submit}>
      <PageFields draft={draft} autoFocus={autoFocus} onChange={set} />
      <PieceFields pieces={draft.pieces} before={before} nameOf={nameOf} onChange={(pieces) => set({ pieces })} />
      <div data-sticky-bar className="sticky bottom-0 z-10 -mx-1 mt-6 border-t border-border bg-surface px-1 py-3">
        {(change.isError || isTooLong) && (
          <Notice tone="error" title={texts.notSaved} className="mb-3">
            <p>{isTooLong ? texts.fix : change.error?.message}</p>
            <p>{texts.kept}</p>
          </Notice>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={change.isPending}>
            {change.isPending ? texts.saving : texts.save}
          </Button>
          <Button variant="outline" disabled={change.isPending} onClick={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    </form>
  );
}

interface PageFieldsProps {
  draft: PlanDraft;
  autoFocus: boolean;
  onChange: (next: Partial<PlanDraft>) => void;
}

function PageFields({ draft, autoFocus, onChange }: PageFieldsProps) {
  const desk = useClaimDesk();
  const nameOfSource = (id: string) => {
    const source = desk?.research.sources.find((one) => one.id === id);
    return source ? sourceName(source) : EDITOR_TEXTS.research.untitled;
  };
  const text = (part: 'idea' | 'reader' | 'objection' | 'answer' | 'tomorrow' | 'left_out') => ({
    label: parts[part],
    hint: texts.hints[part],
    value: draft[part],
    limit: PLAN_LIMITS.text,
    onChange: (value: string) => onChange({ [part]: value }),
  });
  const lines = (part: 'own_words' | 'not_to_claim') => ({
    label: parts[part],
    hint: texts.hints[part],
    value: draft[part],
    onChange: (value: string) => onChange({ [part]: value }),
  });
  return (
    <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
      <TextField {...text('idea')} autoFocus={autoFocus} className="md:col-span-2" />
      <TextField {...text('reader')} className="md:col-span-2" />
      {draft.proof.map((one, index) => (
        <TextField
          // Its words change while one types, and its place does not.
          key={index}
          label={texts.proofFrom(nameOfSource(one.source_id))}
          hint={texts.hints.proof}
          value={one.words}
          limit={PLAN_LIMITS.text}
          className="md:col-span-2"
          onChange={(words) => onChange({ proof: draft.proof.with(index, { ...one, words }) })}
        />
      ))}
      <div className="md:col-span-2">
        <LinesOf
          label={texts.ownProof}
          hint={texts.hints.ownProof}
          value={draft.own_proof}
          onChange={(own_proof) => onChange({ own_proof })}
        />
      </div>
      <TextField {...text('objection')} />
      <TextField {...text('answer')} />
      <TextField {...text('tomorrow')} />
      <TextField {...text('left_out')} />
      <LinesOf {...lines('own_words')} />
      <LinesOf {...lines('not_to_claim')} />
    </div>
  );
}

interface PieceFieldsProps {
  pieces: readonly PlannedPiece[];
  before: readonly PlannedPiece[];
  nameOf: (piece: PlannedPiece) => string;
  onChange: (pieces: readonly PlannedPiece[]) => void;
}

function PieceFields({ pieces, before, nameOf, onChange }: PieceFieldsProps) {
  if (pieces.length === 0) return null;
  const angleBefore = (piece: PlannedPiece) => before.find((one) => isSame(one, piece))?.angle;
  const set = (index: number, field: PieceField, text: string) =>
    onChange(pieces.map((piece, at) => (at === index ? { ...piece, [field]: text } : piece)));
  return (
    <section className="mt-7 border-t border-border pt-5">
      <h4 className="text-sm font-semibold">{piecesTitle}</h4>
      <div className="mt-1 divide-y divide-border">
        {pieces.map((piece, index) => (
          <fieldset key={`${piece.format} ${piece.variant}`} className="min-w-0 py-5">
            <legend className="float-left mb-3 flex w-full items-center gap-3 text-sm font-medium">
              <NamedFormatTile format={piece.format} />
              {nameOf(piece)}
            </legend>
            <div className="clear-both grid grid-cols-1 items-start gap-4 md:grid-cols-2">
              {PIECE_FIELDS.map((field) => (
                <TextField
                  key={field}
                  label={pieceTexts[field]}
                  // Left empty it stays as it is.
                  placeholder={field === 'angle' ? angleBefore(piece) : undefined}
                  value={piece[field]}
                  limit={limitOf(field)}
                  onChange={(text) => set(index, field, text)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </section>
  );
}
