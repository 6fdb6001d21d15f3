/** Every text of some parts, in their order. */
export function textsOf(parts: unknown): string[] {
  if (typeof parts === 'string') return parts === '' ? [] : [parts];
  return typeof parts === 'object' && parts !== null ? Object.values(parts).flatMap(textsOf) : [];
}
