import type { Import } from './read-imports.ts';

/** Every file on a ring of imports, as rings: `a.ts -> b.ts -> a.ts`. Types count, since a ring of types reads no better. */
export function findCycles(imports: readonly Import[]): string[] {
  const edges = new Map<string, string[]>();
  for (const { from, to } of imports) edges.set(from, [...(edges.get(from) ?? []), to]);
  const rings: string[] = [];
  const done = new Set<string>();
  const path: string[] = [];

  const visit = (file: string) => {
    const at = path.indexOf(file);
    if (at >= 0) rings.push([...path.slice(at), file].join(' -> '));
    if (at >= 0 || done.has(file)) return;
    path.push(file);
    for (const next of edges.get(file) ?? []) visit(next);
    path.pop();
    done.add(file);
  };
  for (const file of edges.keys()) visit(file);
  return rings;
}
