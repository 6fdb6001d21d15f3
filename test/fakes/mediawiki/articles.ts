import { readdirSync, readFileSync } from 'node:fs';

/** One article of the fake encyclopaedia. `text` carries headings as `== Heading ==`, paragraphs between blank lines. */
export interface FakeArticle {
  readonly title: string;
  /** Time of the last revision, ISO 8601. */
  readonly revised: string;
  readonly text: string;
  readonly disambiguation: boolean;
  /** What it cites, at the end of its parsed page. */
  readonly cites?: readonly { readonly title: string; readonly url: string }[];
}

const folder = new URL('../articles/', import.meta.url);

/** The articles of `test/fakes/articles`: header lines (Title, Revised, Kind), a blank line, the text. */
export function loadArticles(): FakeArticle[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => parseArticle(readFileSync(new URL(name, folder), 'utf8'), name));
}

function parseArticle(file: string, name: string): FakeArticle {
  const border = file.indexOf('\n\n');
  const header = new Map(
    file
      .slice(0, border)
      .split('\n')
      .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const title = header.get('Title');
  const revised = header.get('Revised');
  if (!title || !revised) throw new Error(`${name} needs Title and Revised`);
  return {
    title,
    revised,
    text: file.slice(border + 2).trim(),
    disambiguation: header.get('Kind') === 'disambiguation',
  };
}
