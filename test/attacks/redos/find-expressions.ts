import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import type { CallExpression, NewExpression } from 'oxc-parser';
import type { BuiltExpression } from './built-expressions.ts';

export interface FoundExpression {
  readonly file: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

export interface Expressions {
  readonly found: readonly FoundExpression[];
  /** `file:line` of what builds an expression, of which none was seen. */
  readonly unseen: readonly string[];
}

const ROOT = process.cwd();

/** Every regular expression of the product: literals as they stand, built ones as they come out when their module is loaded. */
export function findExpressions(): Expressions {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(?:test|setup|d)\.tsx?$/.test(file));
  const read = files.map((file) => expressionsIn(file));
  const places = read.flatMap(({ builders }) => builders);
  const built = load([...new Set(places.map(({ file }) => file))].filter((file) => !file.startsWith('src/web/')));
  const seen = new Set(built.map(({ at }) => at.replace(/:\d+$/, '')));
  const all = [
    ...read.flatMap(({ literals }) => literals),
    ...built.map(({ at, source, flags }) => {
      const [file = '', line = '0'] = at.split(':');
      return { file, line: Number(line), source, flags };
    }),
  ];
  const keyOf = ({ file, source, flags }: FoundExpression) => `${file} ${flags} ${source}`;
  return {
    found: [...new Map(all.map((one) => [keyOf(one), one])).values()],
    unseen: places.map(({ file, line }) => `${file}:${line}`).filter((place) => !seen.has(place)),
  };
}

function expressionsIn(file: string) {
  const text = readFileSync(file, 'utf8');
  const literals: FoundExpression[] = [];
  const builders: { file: string; line: number }[] = [];
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const build = ({ callee, start }: CallExpression | NewExpression) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') builders.push({ file, line: lineAt(start) });
  };
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      literals.push({ file, line: lineAt(node.start), source: pattern, flags });
    },
    NewExpression: build,
    CallExpression: build,
  }).visit(parseSync(file, text).program);
  return { literals, builders };
}

/** In a process of its own, where no module is loaded yet. */
function load(modules: readonly string[]): BuiltExpression[] {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-expressions-'));
  const result = join(folder, 'built.json');
  try {
    execFileSync(process.execPath, [join(import.meta.dirname, 'built-expressions.ts'), result, ...modules]);
    const built = JSON.parse(readFileSync(result, 'utf8')) as BuiltExpression[];
    return built
      .filter(({ at }) => at.startsWith(`${ROOT}/src/`))
      .map((expression) => ({ ...expression, at: expression.at.slice(ROOT.length + 1) }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
