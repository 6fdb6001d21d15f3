import type { Section } from '../../../../core/formats/parts.ts';
import type { Desk } from '../desk.ts';
import { ofVariant } from '../lines/of-variant.ts';

/** One for each variant. */
const HEADINGS = ['Before you start', 'To tick off', 'Take a pen'] as const;

/** What a reader ticks, in Markdown. */
export function checklistSection({ variant }: Desk, checklist: readonly string[]): Section {
  return {
    heading: ofVariant(HEADINGS, variant),
    body: checklist.map((line) => `- ${line}`).join('\n'),
  };
}
