import { FORMAT_LABELS } from '../../core/formats/registry.ts';
import type { FormatQuantity } from '../../core/formats/selection.ts';
import { QUANTITY } from '../../core/rules/limits.ts';
import { invalidInput } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { NewOutput, OutputHead } from './outputs.store.ts';

/** Rows for `formats`, numbered on from the variants that exist. */
export function newPieces(request: {
  jobId: string;
  userId: string;
  formats: readonly FormatQuantity[];
  existing: readonly Pick<OutputHead, 'format' | 'variant'>[];
  at: Date;
}): NewOutput[] {
  return request.formats.flatMap(({ label, quantity }) => {
    const last = Math.max(
      0,
      ...request.existing.filter((piece) => piece.format === label).map((piece) => piece.variant),
    );
    return Array.from({ length: quantity }, (_, index) => ({
      id: newId(),
      jobId: request.jobId,
      userId: request.userId,
      format: label,
      formatOrder: FORMAT_LABELS.indexOf(label),
      variant: last + index + 1,
      status: 'pending' as const,
      createdAt: request.at,
      updatedAt: request.at,
    }));
  });
}

export interface Additions {
  /** Failed pieces that are written again. */
  readonly again: readonly string[];
  /** What comes on top of the pieces that exist. */
  readonly more: FormatQuantity[];
  /** The job's formats afterwards. */
  readonly formats: FormatQuantity[];
}

/**
 * What a request for more pieces comes to: failed variants are written again first, the rest is added.
 *
 * @throws invalid_input when a format would stand more than three times.
 */
export function planAdditions(wanted: readonly FormatQuantity[], existing: readonly OutputHead[]): Additions {
  const again: string[] = [];
  const more: FormatQuantity[] = [];
  for (const { label, quantity } of wanted) {
    const pieces = existing.filter((piece) => piece.format === label);
    const failed = pieces.filter((piece) => piece.status === 'failed').slice(0, quantity);
    again.push(...failed.map((piece) => piece.id));
    const rest = quantity - failed.length;
    if (pieces.length + rest > QUANTITY.max) {
      const message = `At most ${QUANTITY.max} of a format: this project has ${pieces.length} of ${label}.`;
      throw invalidInput(message, [{ path: `batch_formats.${label}`, message }]);
    }
    if (rest > 0) more.push({ label, quantity: rest });
  }
  return { again, more, formats: countFormats(existing, more) };
}

function countFormats(existing: readonly OutputHead[], more: readonly FormatQuantity[]): FormatQuantity[] {
  return FORMAT_LABELS.map((label) => ({
    label,
    quantity:
      existing.filter((piece) => piece.format === label).length +
      more.filter((format) => format.label === label).reduce((sum, format) => sum + format.quantity, 0),
  })).filter((format) => format.quantity > 0);
}
