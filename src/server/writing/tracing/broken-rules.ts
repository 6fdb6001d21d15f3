import type { AnyFormat } from '../../../core/formats/registry.ts';

/** How many hard rules of its format a text breaks. */
export function brokenRules(format: AnyFormat, text: string): number {
  return format.check(text).filter(({ status }) => status === 'fail').length;
}
