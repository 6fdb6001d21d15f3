import { clampQuantity } from '../rules/limits.ts';
import { FORMAT_LABELS, findFormat } from './registry.ts';
import type { FormatLabel } from './registry.ts';

export interface FormatQuantity {
  readonly label: FormatLabel;
  /** 1 to 3. */
  readonly quantity: number;
}

export interface Selection {
  /** In menu order, each format once. */
  readonly formats: readonly FormatQuantity[];
  /** Names that no format has, as they were written. */
  readonly unknown: readonly string[];
}

/**
 * Makes sense of a wish for formats: names in any spelling, a format named twice is one and keeps the larger quantity,
 * a quantity is clamped to 1 to 3, 0 drops the format, and a format without a quantity counts 1.
 */
export function readSelection(wish: {
  desired_formats: readonly string[];
  batch_formats: Readonly<Record<string, number>>;
}): Selection {
  const quantities = new Map<FormatLabel, number>();
  const unknown: string[] = [];
  for (const [name, quantity] of Object.entries(wish.batch_formats)) {
    const format = findFormat(name);
    if (!format) unknown.push(name);
    else
      quantities.set(
        format.label,
        Math.max(quantities.get(format.label) ?? 0, quantity <= 0 ? 0 : clampQuantity(quantity)),
      );
  }
  for (const name of wish.desired_formats) {
    const format = findFormat(name);
    if (!format) unknown.push(name);
    else if (!quantities.has(format.label)) quantities.set(format.label, 1);
  }
  const formats = FORMAT_LABELS.map((label) => ({ label, quantity: quantities.get(label) ?? 0 }));
  return { formats: formats.filter(({ quantity }) => quantity > 0), unknown: [...new Set(unknown)] };
}

/** `desired_formats` on the wire. */
export function desiredFormats(formats: readonly FormatQuantity[]): FormatLabel[] {
  return formats.map((format) => format.label);
}

/** `batch_formats` on the wire. */
export function batchFormats(formats: readonly FormatQuantity[]): Record<string, number> {
  return Object.fromEntries(formats.map((format) => [format.label, format.quantity]));
}
