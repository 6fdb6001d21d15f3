import type { FormatSelection } from '../../core/contracts/job.ts';
import { readSelection } from '../../core/formats/selection.ts';
import type { FormatQuantity } from '../../core/formats/selection.ts';
import { FORMAT_LABELS } from '../../core/formats/registry.ts';
import { invalidInput } from '../platform/errors.ts';

/** Of a hundred wrong names, the first ones tell enough. */
const MOST_NAMED = 5;

/**
 * The formats asked for, in menu order.
 *
 * @throws invalid_input for a name that no format has, or when nothing is chosen.
 */
export function selectFormats(input: FormatSelection): FormatQuantity[] {
  const formats = selectFormatsOrNone(input);
  if (formats.length === 0) {
    const message = 'Please choose at least one format.';
    throw invalidInput(message, [{ path: 'desired_formats', message }]);
  }
  return formats;
}

/** As `selectFormats`, but choosing nothing is fine. */
export function selectFormatsOrNone(input: FormatSelection): FormatQuantity[] {
  const selection = readSelection({
    desired_formats: input.desired_formats,
    batch_formats: input.batch_formats,
  });
  if (selection.unknown.length > 0) {
    const names = selection.unknown
      .slice(0, MOST_NAMED)
      .map((name) => `“${name}”`)
      .join(', ');
    const message = `There is no format called ${names}. The formats are ${FORMAT_LABELS.join(', ')}.`;
    throw invalidInput(message, [{ path: 'desired_formats', message }]);
  }
  return [...selection.formats];
}
