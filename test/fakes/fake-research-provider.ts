import type { FoundPage, ResearchProvider, SearchRequest } from '../../src/server/research/research-provider.ts';

export interface FakeResearchProvider extends ResearchProvider {
  readonly asked: readonly SearchRequest[];
}

/** A place to look things up that answers as it is told to. */
export function createFakeResearchProvider(
  search: (request: SearchRequest) => Promise<FoundPage[]>,
  {
    id = 'almanac',
    label = 'The Almanac',
    origin = () => `https://${id}.example`,
  }: Partial<Pick<ResearchProvider, 'id' | 'label' | 'origin'>> = {},
): FakeResearchProvider {
  const asked: SearchRequest[] = [];
  return {
    id,
    label,
    origin,
    asked,
    search: async (request) => {
      asked.push(request);
      return await search(request);
    },
  };
}

/** A page with all that is not told filled in. */
export function foundPage(title: string, text: string, more: Partial<FoundPage> = {}): FoundPage {
  const url = `https://almanac.example/${encodeURIComponent(title)}`;
  return {
    title,
    url,
    site: 'The Almanac',
    text,
    snippet: '',
    author: null,
    publishedAt: null,
    language: null,
    kind: 'encyclopaedia',
    license: null,
    ...more,
  };
}
