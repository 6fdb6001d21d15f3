import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, type StringLiteral, Visitor } from 'oxc-parser';

export interface Import {
  /** The importing file, from the root, with `/`. */
  readonly from: string;
  readonly line: number;
  /** A file from the root, `npm:<package and path>` or `node:<module>`; as written when it cannot be resolved. */
  readonly to: string;
  /** Gone when the program runs. */
  readonly typeOnly: boolean;
  readonly resolved: boolean;
}

type Found = { readonly node: { readonly start: number }; readonly specifier: string; readonly typeOnly: boolean };

export function sourceFiles(root: string): string[] {
  const patterns = ['src', 'test', 'scripts'].map((folder) => `${folder}/**/*.{ts,tsx,mjs}`);
  return globSync(patterns, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** Everything that the file depends on: imports and re-exports, also of types, dynamic ones, and started files. */
export function readImports(root: string, file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  return findSpecifiers(file, text).map(({ node, specifier, typeOnly }) => ({
    from: file,
    line: text.slice(0, node.start).split('\n').length,
    typeOnly,
    ...resolve(root, file, specifier),
  }));
}

function findSpecifiers(file: string, text: string): Found[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: Found[] = [];
  const add = (node: { start: number }, source: StringLiteral | null, typeOnly = false) => {
    if (source) found.push({ node, specifier: source.value, typeOnly });
  };
  new Visitor({
    ImportDeclaration(node) {
      const named = node.specifiers.filter((part) => part.type === 'ImportSpecifier');
      const allTypes =
        named.length > 0 &&
        named.length === node.specifiers.length &&
        named.every((part) => part.importKind === 'type');
      add(node, node.source, node.importKind === 'type' || allTypes);
    },
    ExportNamedDeclaration: (node) => add(node, node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => add(node, node.source, node.exportKind === 'type'),
    TSImportType: (node) => add(node, node.source, true),
    ImportExpression(node) {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string') add(node, node.source);
    },
    // A worker or a child process is named by `new URL('./file.ts', import.meta.url)`.
    NewExpression(node) {
      const [path, base] = node.arguments;
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'URL' || base?.type !== 'MemberExpression') return;
      if (path?.type === 'Literal' && typeof path.value === 'string' && /\.tsx?$/.test(path.value)) add(node, path);
    },
  }).visit(program);
  return found;
}

function resolve(root: string, from: string, specifier: string): Pick<Import, 'to' | 'resolved'> {
  if (specifier.startsWith('node:')) return { to: specifier, resolved: true };
  if (!specifier.startsWith('.')) return { to: `npm:${specifier}`, resolved: !/^[/#~@]\//.test(specifier) };
  const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  const candidates = [path, `${path}.ts`, `${path}.tsx`];
  const file = candidates.find((candidate) => existsSync(join(root, candidate)));
  return { to: file ?? specifier, resolved: file !== undefined };
}
