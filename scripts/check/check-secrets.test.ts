import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AllowedSecret } from './allowed-secrets.ts';
import { checkSecrets, fingerprint } from './check-secrets.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'manifold-secrets-'));
  write('.gitignore', 'node_modules/\n.env\n');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

const problems = async (allowed: readonly AllowedSecret[] = []) => (await checkSecrets(root, allowed)).join('\n');

/** Letters and digits that no key was ever made of; made here, so that no key stands in this file. */
const random = (length: number, alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'): string =>
  [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('');

const segment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const privateKey = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;

const PLANTED: Readonly<Record<string, () => string>> = {
  'key of AWS': () => `aws_secret_access_key = ${random(40)}`,
  'key of OpenAI': () => `sk-proj-${random(74)}T3BlbkFJ${random(74)}`,
  'key of Anthropic': () => `sk-ant-api03-${random(93)}AA`,
  'token of GitHub': () => `ghp_${random(36)}`,
  'token of GitLab': () => `glpat-${random(20)}`,
  'token of npm': () => `npm_${random(36)}`,
  'token of Slack': () => `xoxb-${random(12, '0123456789')}-${random(12, '0123456789')}-${random(24)}`,
  'token of Hugging Face': () => `hf_${random(34, 'abcdefghijklmnopqrstuvwxyz')}`,
  'key of SendGrid': () => `SG.${random(22)}.${random(43)}`,
  'private key': privateKey,
  'password in a web address': () => `https://${random(8)}:${random(12)}@db.example.com/`,
  'password of a PostgreSQL': () => `postgres://${random(8)}:${random(16)}@db.example.com:5432/manifold`,
  'access token of this product': () => `mft_${random(43)}`,
  'key of Google': () => `AIza${random(35)}`,
  'key of Clerk': () => `sk_live_${random(40)}`,
  'key of Tavily': () => `tvly-${random(32)}`,
  'key of Brave Search': () => `BSA${random(28)}`,
  'signed token': () =>
    `${segment({ alg: 'ES256', typ: 'JWT' })}.${segment({ sub: 'somebody', exp: 1 })}.${random(86)}`,
};

test.each(Object.keys(PLANTED))('a planted %s is found, in code and in prose', async (kind) => {
  const secret = PLANTED[kind]?.() ?? '';
  write('src/settings.ts', `// A file with nothing in it.\nexport const key = '${secret.replaceAll('\n', '\\n')}';\n`);
  write('docs/how-to.md', `Start it like this:\n\n${secret}\n`);
  const found = await problems();
  expect(found).toContain('docs/how-to.md:3 holds what looks like a secret');
  // In a line of code, the line breaks of a key file are written out.
  if (!secret.includes('\n')) expect(found).toContain('src/settings.ts:2 holds what looks like a secret');
  expect(found, 'the secret itself is not repeated').not.toContain(secret.slice(0, 40));
});

test('a file that is made for secrets is refused by its name, the example of one is not', async () => {
  for (const name of ['deploy/.env.production', 'certs/server.key', 'certs/server.pem', 'id_ed25519', 'store.p12']) {
    write(name, '\n');
  }
  write('.env.example', '#OPENAI_API_KEY=\n');
  const found = await problems();
  for (const name of ['deploy/.env.production', 'certs/server.key', 'certs/server.pem', 'id_ed25519', 'store.p12']) {
    expect(found).toContain(`${name} is a file of secrets`);
  }
  expect(found).not.toContain('.env.example');
});

test('what git does not keep is not looked at, with git and without it', async () => {
  const secret = `ghp_${random(36)}`;
  write('node_modules/some/package.js', secret);
  write('.env', secret);
  write('src/main.ts', 'export const nothing = 1;\n');
  expect(await problems()).toBe('');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  git('init');
  git('add', '.');
  expect(await problems()).toBe('');
  git('add', '--force', '.env');
  expect(await problems(), 'unless somebody adds it all the same').toContain('.env:1 holds what looks like a secret');
});

test('the made-up key of a test is named with its file, and another one beside it is found', async () => {
  const madeUp = `ghp_${random(36)}`;
  write('src/a.test.ts', `'${madeUp}'\n`);
  const allowed = [{ file: 'src/a.test.ts', sha256: fingerprint(madeUp), reason: 'made up' }];
  expect(await problems(allowed)).toBe('');
  write('src/a.test.ts', `'${madeUp}'\n'ghp_${random(36)}'\n`);
  expect(await problems(allowed)).toContain('src/a.test.ts:2 holds');
  write('src/a.test.ts', '\n');
  expect(await problems(allowed), 'an allowance that nobody needs goes').toContain('src/a.test.ts holds no');
});
