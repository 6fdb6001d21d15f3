import { FORMATS, type FormatFacts } from './format-list.ts';

/** By its name on the wire, which the server always sends in one spelling. */
export function findFormat(label: string): FormatFacts | undefined {
  return FORMATS.find((format) => format.label === label);
}
