/** Licences that what is installed with the product may have, by their SPDX names; all of them let it be used and passed on. */
export const ACCEPTED_LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Changed files of such a package stay open; ours only use them.
  'MPL-2.0',
  // Fonts.
  'OFL-1.1',
  'Zlib',
]);

/** Packages whose own word on their licence is none that SPDX knows: what their licence file says. */
export const READ_LICENCES: Readonly<Record<string, string>> = {
  duck: 'BSD-2-Clause',
};

/** Whether one of the licences that may be chosen is accepted: `MIT`, `(MIT OR GPL-3.0-or-later)`, `(MIT AND Zlib)`. */
export function isAccepted(expression: string): boolean {
  const inner = expression.replace(/^\((.*)\)$/, '$1');
  return inner.split(' OR ').some((choice) => choice.split(' AND ').every((name) => ACCEPTED_LICENCES.has(name)));
}
