import { BOUNDARY_RULES, breaks } from './boundary-rules.ts';
import { findCycles } from './find-cycles.ts';
import { readImports, sourceFiles } from './read-imports.ts';

/** One line for each import that crosses a border of the house, or closes a ring. */
export function checkBoundaries(root: string): string[] {
  const imports = sourceFiles(root).flatMap((file) => readImports(root, file));
  return [
    ...imports
      .filter((one) => !one.resolved)
      .map((one) => `${one.from}:${one.line} imports ${one.to}, which is not there`),
    ...BOUNDARY_RULES.flatMap((rule) =>
      imports
        .filter((one) => breaks(rule, one))
        .map((one) => `${one.from}:${one.line} imports ${one.to} (${rule.name}: ${rule.why})`),
    ),
    ...findCycles(imports).map((ring) => `a ring of imports: ${ring}`),
  ];
}
