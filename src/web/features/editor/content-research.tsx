import { RESEARCH_FILE_NAME } from '../../../core/rules/file-names.ts';
import { Card } from '../../components/ui/card.tsx';
import { EDITOR_TEXTS } from '../../texts/editor.ts';
import { readResearch } from './read-research.ts';
import { RenderedText } from './rendered-text.tsx';
import { SourceList } from './source-list.tsx';
import { TextActions } from './text-actions.tsx';

const { research: texts } = EDITOR_TEXTS;

/** What was found out for a job, to read, copy and download. `results` may have any of the forms of the wire. */
export function ContentResearch({ results }: { results: unknown }) {
  const { text, sources } = readResearch(results);
  return (
    <Card className="overflow-clip">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-border px-5 py-2.5 sm:px-6">
        <h3 className="text-sm font-semibold">{texts.title}</h3>
        <TextActions text={text} fileName={RESEARCH_FILE_NAME} />
      </div>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 px-5 py-6 sm:px-10 sm:py-8 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <RenderedText text={text} syntax="markdown" />
        {sources.length > 0 && <SourceList sources={sources} />}
      </div>
    </Card>
  );
}
