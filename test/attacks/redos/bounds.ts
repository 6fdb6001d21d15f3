/** Code units of the longest text that the product takes: a piece, or what research keeps of a page is cut to less. */
export const LONGEST = 100_000;

/**
 * Expressions that never see a long text. Whatever stands in no line of this list is tried with the longest: where an
 * expression takes more than the length of its text in time, it is mended, or its place says why it sees little.
 */
export const BOUNDS: readonly (readonly [place: string, characters: number, why: string])[] = [
  ['src/server/auth/oidc/routes.ts', 16_000, 'the address of a request, which ends with the largest head'],
  ['src/server/llm/llm.settings.ts', 2_000, 'settings of whoever runs the product'],
  ['src/server/llm/local-address.ts', 2_000, 'settings of whoever runs the product'],
  ['src/server/research/providers/source-settings.ts', 2_000, 'settings of whoever runs the product'],
  ['src/server/writing/builtin/reading/sides.ts', 500, 'a topic, which is one line'],
  ['src/server/research/extracting/docx/drop-hidden-runs.ts', 50_000, 'in a thread that ends at its deadline'],
  ['src/server/writing/builtin/', 4_000, 'a topic of 500 characters, and lines of a source, as paragraphsOf cuts them'],
  ['src/server/research/ledger/', 4_000, 'a line of a source, as paragraphsOf cuts it'],
  ['src/server/text/english.ts', 100, 'a run without a space, as analysableParts lets it through'],
  ['src/server/research/reading/read-source.ts', 200, 'the beginning of a source, ALIAS_WITHIN'],
  ['src/server/research/providers/mediawiki/find-cited-pages.ts', 253, 'a host name'],
  ['src/core/formats/layout/fit-x-post.ts', 5_000, 'the end of a post, CONSIDERED'],
  ['src/core/formats/linkedin-post.ts', 3_500, 'the end of a post, CLOSING'],
  ['src/core/text/abbreviations.ts', 48, 'what stands around one full stop'],
  ['src/server/fact-check/trace-facts.ts', 120, 'what stands behind one figure'],
  ['src/server/fact-check/same-fact.ts', 25, 'a number that JavaScript prints'],
  ['src/core/checks/terms.ts', 200, 'a term of a persona'],
  ['src/core/text/quotations.ts', 3_000, 'what stands around one quotation'],
  ['src/core/formats/layout/own-text.ts', 600, 'what stands before one quotation'],
  ['src/server/fact-check/credited-questions.ts', 120, 'what stands before a quotation'],
  ['src/core/checks/x-links.ts', 280, 'a stretch that can be one domain'],
  ['src/web/features/editor/preview/posts/place-rows.ts', 3, 'the characters before a row'],
];

export function boundOf(file: string): number {
  return BOUNDS.find(([place]) => file.startsWith(place))?.[1] ?? LONGEST;
}
