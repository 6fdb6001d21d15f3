import type { Source } from '../../../../core/contracts/research.ts';
import type { Research } from '../read-research.ts';

const HEADING = /^##\s+Sources\s*$/m;

/** The brief as it is shown beside the list of sources, which it need not repeat. */
export function withoutSourceSection({ text, sources }: Research): string {
  const at = HEADING.exec(text);
  if (at === null || sources.length === 0) return text;
  const next = /^#{1,2}\s/m.exec(text.slice(at.index + at[0].length));
  const rest = next === null ? '' : text.slice(at.index + at[0].length + next.index);
  return [text.slice(0, at.index).trim(), rest.trim()].filter(Boolean).join('\n\n');
}

/** The brief with a section before its list of sources; at its end where it has none. */
export function withSection(research: Research, section: string): Research {
  const at = HEADING.exec(research.text)?.index ?? research.text.length;
  const parts = [research.text.slice(0, at).trimEnd(), section, research.text.slice(at).trimStart()];
  return { ...research, text: parts.filter(Boolean).join('\n\n') };
}

/** The brief as it is copied and kept: its numbers are explained in it. */
export function withSourceSection({ text, sources }: Research): string {
  if (sources.length === 0 || HEADING.test(text)) return text;
  const list = sources.map((source, index) => `${index + 1}. ${describe(source)}`);
  return `${text.trimEnd()}\n\n## Sources\n\n${list.join('\n')}\n`;
}

function describe({ title, site, ours, license, published_at, url }: Source): string {
  return [title, site, ours && 'ours', license, published_at?.slice(0, 10), url && `<${url}>`]
    .filter(Boolean)
    .join(', ');
}
