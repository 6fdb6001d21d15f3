/** A promise that a test lets go on. */
export function gate() {
  const { promise: opened, resolve } = Promise.withResolvers<void>();
  return { opened, open: () => resolve() };
}
