/** Whether anything of some parts has words: a frame around nothing is not drawn. */
export function hasWords(parts: unknown): boolean {
  if (typeof parts === 'string') return parts !== '';
  return typeof parts === 'object' && parts !== null && Object.values(parts).some(hasWords);
}
