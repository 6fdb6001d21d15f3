import { Scale } from '../../../components/icons.ts';
import { useId, useState } from 'react';
import type { Claim } from '../../../../core/contracts/research.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import { ClaimEntry } from '../claims/claim-entry.tsx';
import { useClaimDesk } from '../claims/claim-context.ts';
import type { Research } from '../read-research.ts';
import './research.css';
import { titleOf } from './describe-source.ts';
import { groupClaims } from './group-claims.ts';

const { research: texts, claims: claimTexts } = EDITOR_TEXTS;

/** Fewer can be looked through faster than searched. */
const SEARCHED_FROM = 13;

export interface LedgerViewProps {
  research: Research;
  /** Null for the claims of all sources. */
  sourceId: string | null;
  onSourceChange: (sourceId: string | null) => void;
}

/** Every claim with its quote; where sources disagree, theirs stand in one frame. */
export function LedgerView({ research, sourceId, onSourceChange }: LedgerViewProps) {
  const [search, setSearch] = useState('');
  const { ledger, sources } = research;
  const fits = (claim: Claim) =>
    (sourceId === null || claim.source_id === sourceId) && holds(`${claim.claim} ${claim.quote}`, search);
  const groups = groupClaims(ledger).filter((group) => group.some(fits));
  const shown = groups.reduce((sum, group) => sum + group.length, 0);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {sources.length > 1 && <SourceFilter research={research} sourceId={sourceId} onChange={onSourceChange} />}
        {ledger.length >= SEARCHED_FROM && (
          <Input
            type="search"
            aria-label={texts.searchLabel}
            placeholder={texts.search}
            value={search}
            className="flex-1 basis-40"
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </div>
      <p role="status" className="text-2sm text-muted tabular-nums">
        {shown === 0 ? texts.noMatch : texts.shown(shown, ledger.length)}
      </p>
      {shown === 0 && (
        <Button
          variant="outline"
          size="sm"
          className="w-fit"
          onClick={() => {
            setSearch('');
            onSourceChange(null);
          }}
        >
          {texts.showAll}
        </Button>
      )}
      <ol className="flex flex-col gap-1">
        {groups.map((group) => (
          <li key={group[0]?.id}>
            <ClaimGroup group={group} research={research} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function ClaimGroup({ group, research: { sources } }: { group: readonly Claim[]; research: Research }) {
  const desk = useClaimDesk();
  const titleId = useId();
  const entries = group.flatMap((claim) => {
    const index = sources.findIndex(({ id }) => id === claim.source_id);
    const source = sources[index];
    if (!source) return [];
    const open = (opener: HTMLElement) => desk?.show({ claimIds: [claim.id], number: null }, opener);
    return [<ClaimEntry key={claim.id} claim={claim} source={source} number={index + 1} onOpen={open} />];
  });
  if (entries.length === 1) return entries;
  return (
    <div role="group" aria-labelledby={titleId} className="claim-group rounded-tile border border-warning/35 p-1">
      <p id={titleId} className="flex items-center gap-2 px-2 py-1 text-2sm font-medium text-warning">
        <Scale aria-hidden className="size-4" />
        {claimTexts.disagree}
      </p>
      <div className="claim-pair">{entries}</div>
    </div>
  );
}

interface SourceFilterProps {
  research: Research;
  sourceId: string | null;
  onChange: (sourceId: string | null) => void;
}

function SourceFilter({ research: { sources, ledger }, sourceId, onChange }: SourceFilterProps) {
  const quoted = new Set(ledger.map(({ source_id }) => source_id));
  return (
    <select
      aria-label={texts.claimsOfSource}
      value={sourceId ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
      className="input h-11 flex-1 basis-40 bg-surface px-3"
    >
      <option value="">{texts.everySource}</option>
      {sources.map(
        (source, index) =>
          quoted.has(source.id) && (
            <option key={source.id} value={source.id}>
              {`${index + 1}. ${titleOf(source)}`}
            </option>
          ),
      )}
    </select>
  );
}

/** Every word somewhere, in any case. */
function holds(text: string, search: string): boolean {
  const low = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => low.includes(word));
}
