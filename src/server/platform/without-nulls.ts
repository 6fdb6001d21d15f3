/**
 * The input without those fields, of the ones at these paths, that are null; the same input where none is. An entry of a
 * list stays, since the others have their places behind it.
 */
export function withoutNulls(input: unknown, paths: readonly (readonly PropertyKey[])[]): unknown {
  const nulls = paths.filter((path) => isNullField(input, path));
  if (nulls.length === 0) return input;
  const copy = structuredClone(input);
  for (const path of nulls) {
    const holder = valueAt(copy, path.slice(0, -1));
    const name = path.at(-1);
    if (isFields(holder) && typeof name === 'string') delete holder[name];
  }
  return copy;
}

function isNullField(input: unknown, path: readonly PropertyKey[]): boolean {
  return (
    typeof path.at(-1) === 'string' && isFields(valueAt(input, path.slice(0, -1))) && valueAt(input, path) === null
  );
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    return Reflect.get(value, key);
  }, input);
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
