import type { Format } from '../../core/formats/format.ts';
import { FORMATS as CONTRACTS, type FormatLabel } from '../../core/formats/registry.ts';

/** What a screen shows of a format. */
export type FormatFacts = Pick<Format<unknown, FormatLabel>, 'id' | 'label' | 'hint' | 'icon' | 'tint' | 'syntax'>;

/**
 * Every format in menu order, without its parser and checks. The build puts the finished list in this file's place
 * (scripts/vite/inline-format-list.ts), so that a screen with six labels does not load 20 KB of rules.
 */
export const FORMATS: readonly FormatFacts[] = CONTRACTS.map(({ id, label, hint, icon, tint, syntax }) => ({
  id,
  label,
  hint,
  icon,
  tint,
  syntax,
}));
