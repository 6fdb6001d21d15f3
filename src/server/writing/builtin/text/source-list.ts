import type { Source } from '../../../../core/contracts/research.ts';
import { asSourceNote } from './source-name.ts';

/** "[1] [Onboarding](https://...), Wikipedia, CC BY-SA 4.0", one a line; empty when there are none. */
export function markdownSourceList(sources: readonly Source[]): string {
  if (sources.length === 0) return '';
  const lines = sources.map((source, at) => {
    const { title, url, note } = asSourceNote(source, at + 1);
    return `[${at + 1}] ${url === '' ? title : `[${title}](${url})`}${note === '' ? '' : `, ${note}`}`;
  });
  return `Quoted from:\n\n${lines.join('\n\n')}`;
}

/** The same for plain text: "[1] Onboarding, Wikipedia, CC BY-SA 4.0: https://...". */
export function plainSourceList(sources: readonly Source[]): string {
  if (sources.length === 0) return '';
  const lines = sources.map((source, at) => {
    const { title, url, note } = asSourceNote(source, at + 1);
    return [`${title}${note === '' ? '' : `, ${note}`}`, url].filter(Boolean).join(': ');
  });
  return `Quoted from:\n${lines.join('\n')}`;
}
