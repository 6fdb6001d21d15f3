import type { TextModel } from '../../../../src/server/llm/text-model.ts';
import type { Research } from '../../../../src/server/research/research.ts';
import { startFakeSearchApi } from '../../../fakes/search-apis.ts';
import { pageReaderOf, researchOf } from '../../subject/start-subject.ts';
import { openStage } from '../../variants/stage.ts';

export interface ModelStage {
  /** The real research, on the fake web alone; a model of its own notes the claims, or the sentences stand for themselves. */
  research(model: TextModel | null): Research;
  close(): Promise<void>;
}

/** The web of the research corpus with its search engine: the same recorded pages in every run. */
export async function openModelStage(): Promise<ModelStage> {
  const stage = await openStage({ nonsense: [] });
  const engine = await startFakeSearchApi({ api: 'searxng', pages: stage.shelf });
  const subject = { ...stage, providers: ['searxng'], settings: { SEARXNG_URL: engine.url } } as const;
  const reader = pageReaderOf(subject);
  return {
    research: (model) => researchOf(subject, reader, model),
    async close() {
      await engine.close();
      await stage.close();
    },
  };
}
