import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, matchesGlob, posix } from 'node:path';
import { runSecretLint } from 'secretlint';
import { z } from 'zod';
import { ALLOWED_SECRETS, type AllowedSecret } from './allowed-secrets.ts';

/** Keys that the product takes or gives out and that secretlint's own rules do not know. */
const OWN_RULES: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['access token of this product', /\bmft_[A-Za-z0-9_-]{20,}/g],
  ['key of Google', /\bAIza[0-9A-Za-z_-]{35}\b/g],
  ['key of Clerk', /\bsk_(?:live|test)_[A-Za-z0-9]{24,}/g],
  ['key of Tavily', /\btvly-[A-Za-z0-9-]{20,}/g],
  ['key of Brave Search', /\bBSA[A-Za-z0-9_-]{28,}\b/g],
  ['signed token (JWT)', /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{20,}/g],
];

/** Nothing but a secret comes in such a file. */
const KEY_FILE =
  /(?:^|\/)(?:\.env(?!\.example$)(?:\.[^/]*)?|id_(?:rsa|dsa|ecdsa|ed25519)|[^/]*\.(?:p12|pfx|jks|keystore|key|pem|kdbx))$/;
/** Some rules judge by the name of the file; the others are asked once for the text of all files. */
const JUDGED_BY_NAME = /(?:\.json|\.npmrc)$/;

interface Found {
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  readonly text: string;
}

const report = z.array(
  z.object({
    messages: z.array(z.object({ messageId: z.string().default('secret'), range: z.tuple([z.number(), z.number()]) })),
  }),
);

/** Keys, passwords and tokens that stand in a file of the repository. Those of tests are named in `allowed-secrets.ts`. */
export async function checkSecrets(
  root: string,
  allowed: readonly AllowedSecret[] = ALLOWED_SECRETS,
): Promise<string[]> {
  const names = trackedFiles(root);
  const files = names.flatMap((name) => readText(root, name));
  const found = [...(await findTogether(files)), ...files.flatMap(findByOwnRules)];
  const used = new Set<AllowedSecret>();
  const unknown = found.filter(({ file, text }) => {
    const allowance = allowed.find((entry) => entry.file === file && entry.sha256 === fingerprint(text));
    if (allowance) used.add(allowance);
    return !allowance;
  });
  return [
    ...names.filter((name) => KEY_FILE.test(name)).map((name) => `${name} is a file of secrets: take it out of git`),
    ...unknown.map(
      ({ file, line, kind, text }) =>
        `${file}:${line} holds what looks like a secret (${kind}, sha256 ${fingerprint(text)}): take it out and revoke ` +
        'it, or, if a test made it up, name it in scripts/check/allowed-secrets.ts',
    ),
    ...allowed
      .filter((entry) => !used.has(entry))
      .map(({ file, sha256 }) => `scripts/check/allowed-secrets.ts: ${file} holds no ${sha256} any more`),
  ];
}

/** Enough of a hash to tell one text from another; the text itself would be found in the list. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** What git keeps; without git, what `.gitignore` does not name. */
function trackedFiles(root: string): string[] {
  try {
    const listed = execFileSync('git', ['ls-files', '-z'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return listed.split('\0').filter(Boolean);
  } catch {
    const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean);
    return filesIn(root, '', ['.git', ...ignored.map((name) => name.replace(/\/$/, ''))]);
  }
}

function filesIn(root: string, folder: string, ignored: readonly string[]): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = posix.join(folder, entry.name);
    if (ignored.some((pattern) => matchesGlob(entry.name, pattern))) return [];
    return entry.isDirectory() ? filesIn(root, name, ignored) : [name];
  });
}

interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** Nothing for pictures, and for a file that was deleted and not committed yet. */
function readText(root: string, name: string): TextFile[] {
  if (!statSync(join(root, name), { throwIfNoEntry: false })?.isFile()) return [];
  const text = readFileSync(join(root, name), 'utf8');
  return text.slice(0, 8_000).includes('\0') ? [] : [{ name, text }];
}

/** A call costs 20 ms whatever it is asked: 2,000 files take a minute one by one, and a third of a second as one. */
async function findTogether(files: readonly TextFile[]): Promise<Found[]> {
  const alone = files.filter(({ name }) => JUDGED_BY_NAME.test(name)).map((file) => [file]);
  const together = files.filter(({ name }) => !JUDGED_BY_NAME.test(name));
  const found: Found[] = [];
  for (const group of [together, ...alone]) found.push(...(await findIn(group)));
  return found;
}

async function findIn(group: readonly TextFile[]): Promise<Found[]> {
  const [first] = group;
  if (!first) return [];
  const content = group.map(({ text }) => text).join('\n');
  const { stdout } = await runSecretLint({
    cliOptions: {
      cwd: process.cwd(),
      stdinContent: content,
      stdinFileName: group.length === 1 ? basename(first.name) : 'every-file.txt',
    },
    engineOptions: {
      cwd: process.cwd(),
      configFileJSON: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend' }] },
      formatter: 'json',
      color: false,
      terminalLink: false,
      maskSecrets: true,
    },
  });
  const messages = report.parse(JSON.parse(stdout ?? '[]')).flatMap((file) => file.messages);
  return messages.map(({ messageId, range: [start, end] }) => ({
    ...placeOf(group, start),
    kind: messageId,
    text: content.slice(start, end),
  }));
}

/** In which of the joined files the position lies. */
function placeOf(group: readonly TextFile[], position: number): { file: string; line: number } {
  let start = 0;
  for (const { name, text } of group) {
    if (position <= start + text.length) return { file: name, line: lineOf(text, position - start) };
    start += text.length + 1;
  }
  throw new Error(`Nothing stands at ${position}`);
}

function findByOwnRules({ name, text }: TextFile): Found[] {
  return OWN_RULES.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ file: name, line: lineOf(text, match.index), kind, text: match[0] })),
  );
}

const lineOf = (text: string, position: number): number => text.slice(0, position).split('\n').length;
