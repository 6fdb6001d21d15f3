import type { Source } from '../../../../core/contracts/research.ts';
import { mark } from './quotation.ts';
import { asSourceNote } from './source-name.ts';

/** "[1] [Onboarding](https://...), Wikipedia, CC BY-SA 4.0" or "[2] “Call log”, our notes", one a line; empty when there are none. */
export function markdownSourceList(sources: readonly Source[]): string {
  if (sources.length === 0) return '';
  const lines = sources.map((source, at) => {
    const { title, url, note } = asSourceNote(source, at + 1);
    return `[${at + 1}] ${url === '' ? named(title, note) : `[${title}](${url})`}${note === '' ? '' : `, ${note}`}`;
  });
  return `Quoted from:\n\n${lines.join('\n\n')}`;
}

/** The same for plain text: "“Onboarding”, Wikipedia, CC BY-SA 4.0: https://...". */
export function plainSourceList(sources: readonly Source[]): string {
  if (sources.length === 0) return '';
  const lines = sources.map((source, at) => {
    const { title, url, note } = asSourceNote(source, at + 1);
    return [`${named(title, note)}${note === '' ? '' : `, ${note}`}`, url].filter(Boolean).join(': ');
  });
  return `Quoted from:\n${lines.join('\n')}`;
}

/** What has no title of its own goes by where it is from. */
function named(title: string, note: string): string {
  return note === '' ? title : mark(title);
}
