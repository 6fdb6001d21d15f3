import type { Format, FormatExport } from '../../core/formats/format.ts';
import { FORMATS as CONTRACTS, type FormatLabel } from '../../core/formats/registry.ts';

/** What a screen shows of a format. */
export interface FormatFacts extends Pick<
  Format<unknown, FormatLabel>,
  'id' | 'label' | 'hint' | 'group' | 'icon' | 'tint' | 'syntax' | 'usualLength'
> {
  /** Files that other tools import, without what makes them. */
  readonly exports: readonly Omit<FormatExport, 'make'>[];
}

const contracts: readonly Format<unknown, FormatLabel>[] = CONTRACTS;

/**
 * Every format in menu order, without its parser and checks. The build puts the finished list in this file's place
 * (scripts/vite/inline-format-list.ts), so that a screen with a dozen labels does not load the rules of each.
 */
export const FORMATS: readonly FormatFacts[] = contracts.map(
  ({ id, label, hint, group, icon, tint, syntax, usualLength, exports = [] }) => ({
    id,
    label,
    hint,
    group,
    icon,
    tint,
    syntax,
    usualLength,
    exports: exports.map(({ make: _, ...facts }) => facts),
  }),
);
