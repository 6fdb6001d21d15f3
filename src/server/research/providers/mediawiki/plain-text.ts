/** Sections at the end of an article that hold lists of titles and links, no sentences to stand on. */
const END_MATTER = new Set(
  [
    'See also, References, Notes, Footnotes, Citations, Sources, Bibliography, Further reading, External links',
    'Works cited, Notes and references, Explanatory notes, Gallery',
    'Siehe auch, Einzelnachweise, Literatur, Weblinks, Anmerkungen, Quellen',
    'Voir aussi, Notes et références, Références, Liens externes, Bibliographie, Articles connexes',
    'Véase también, Referencias, Enlaces externos, Bibliografía, Notas',
    'Voci correlate, Altri progetti, Collegamenti esterni, Note, Ver também, Referências, Ligações externas',
  ]
    .join(', ')
    .split(', ')
    .map((title) => title.toLowerCase()),
);

const HEADING = /^(={1,6}) *(\S.*)\1$/;

/** Text with `== Heading ==` lines, without its end matter; a heading stays as a line of its own. */
export function articleText(extract: string): string {
  const kept: string[] = [];
  let skippedLevel = 0;
  for (const line of extract.split('\n')) {
    const heading = HEADING.exec(line.trim());
    const level = heading?.[1]?.length ?? 0;
    if (heading && (skippedLevel === 0 || level <= skippedLevel)) {
      skippedLevel = END_MATTER.has(heading[2]?.trimEnd().toLowerCase() ?? '') ? level : 0;
    }
    if (skippedLevel === 0) kept.push(heading?.[2]?.trimEnd() ?? line);
  }
  return kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
