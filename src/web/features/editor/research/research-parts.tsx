import { useState } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../components/ui/tabs.tsx';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import type { Research } from '../read-research.ts';
import { LedgerView } from './ledger-view.tsx';
import { ResearchBrief } from './research-brief.tsx';
import './research.css';
import { SearchList } from './search-list.tsx';
import { SourceList } from './source-list.tsx';

const { research: texts } = EDITOR_TEXTS;

/** Beside the brief, which it begins with. */
export type ResearchPart = 'sources' | 'claims';
const PARTS: readonly ResearchPart[] = ['sources', 'claims'];

export interface ResearchPartsProps {
  research: Research;
  start: ResearchPart | null;
  onTurn?: (part: ResearchPart | null) => void;
}

/** Brief, sources and ledger: the brief beside the others where there is room, else one at a time. */
export function ResearchParts({ research, start, onTurn }: ResearchPartsProps) {
  const wide = useMediaQuery('(min-width: 64rem)');
  const [chosen, setChosen] = useState(start);
  const [sourceId, setSourceId] = useState<string | null>(null);
  const { sources, ledger, searches } = research;
  const asked = chosen === 'claims' && ledger.length === 0 ? null : chosen;
  const part = asked ?? (wide ? 'sources' : 'brief');
  const setPart = (next: ResearchPart | null) => {
    setChosen(next);
    onTurn?.(next);
  };
  const showClaims = (id: string) => {
    setSourceId(id);
    setPart('claims');
  };

  const lists = (
    <>
      <TabsList aria-label={texts.parts} className="mb-5">
        {!wide && <TabsTrigger value="brief">{texts.brief}</TabsTrigger>}
        <TabsTrigger value="sources">
          {texts.sources}
          <Count of={sources.length} />
        </TabsTrigger>
        {ledger.length > 0 && (
          <TabsTrigger value="claims">
            {texts.claims}
            <Count of={ledger.length} />
          </TabsTrigger>
        )}
      </TabsList>
      {!wide && (
        <TabsContent value="brief" tabIndex={-1}>
          <ResearchBrief research={research} />
        </TabsContent>
      )}
      <TabsContent value="sources" tabIndex={-1}>
        <div className="flex flex-col gap-6">
          <SourceList sources={sources} ledger={ledger} onShowClaims={showClaims} />
          <SearchList searches={searches} />
        </div>
      </TabsContent>
      <TabsContent value="claims" tabIndex={-1}>
        <LedgerView research={research} sourceId={sourceId} onSourceChange={setSourceId} />
      </TabsContent>
    </>
  );
  return (
    <Tabs value={part} onValueChange={(value) => setPart(PARTS.find((known) => known === value) ?? null)}>
      {wide ? (
        <div className="research-columns">
          <ResearchBrief research={research} />
          <div className="research-aside">{lists}</div>
        </div>
      ) : (
        lists
      )}
    </Tabs>
  );
}

function Count({ of }: { of: number }) {
  return <span className="text-xs font-normal text-muted tabular-nums">{of}</span>;
}
