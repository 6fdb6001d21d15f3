import type { Format } from '../../core/formats/format.ts';
import { FORMATS as CONTRACTS, type FormatLabel } from '../../core/formats/registry.ts';

/** What a screen shows of a format. */
export type FormatFacts = Pick<
  Format<unknown, FormatLabel>,
  'id' | 'label' | 'hint' | 'group' | 'icon' | 'tint' | 'syntax'
>;

/**
 * Every format in menu order, without its parser and checks. The build puts the finished list in this file's place
 * (scripts/vite/inline-format-list.ts), so that a screen with a dozen labels does not load the rules of each.
 */
export const FORMATS: readonly FormatFacts[] = CONTRACTS.map(({ id, label, hint, group, icon, tint, syntax }) => ({
  id,
  label,
  hint,
  group,
  icon,
  tint,
  syntax,
}));
