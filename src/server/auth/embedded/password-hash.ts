import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** What one hash takes: 2^`ln` × `r` × 128 bytes of memory, `p` times over. */
export interface PasswordCost {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** One of the settings that OWASP's cheat sheet for storing passwords names, of those with little memory: 32 MB. */
export const PASSWORD_COST: PasswordCost = { ln: 15, r: 8, p: 3 };

const KEY_BYTES = 32;

/** A salted hash that tells what it took, as the PHC string format has it: `$scrypt$ln=15,r=8,p=3$salt$key`. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, { salt, cost, bytes: KEY_BYTES });
  return `${prefixOf(cost)}${bare(salt)}$${bare(key)}`;
}

export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const { salt, key, cost } = partsOf(hash);
  const derived = await derive(password, { salt, cost, bytes: key.length });
  return timingSafeEqual(derived, key);
}

/** Whether a new hash of the same password would take something else. */
export const isOfCost = (hash: string, cost: PasswordCost) => hash.startsWith(prefixOf(cost));

const prefixOf = ({ ln, r, p }: PasswordCost) => `$scrypt$ln=${ln},r=${r},p=${p}$`;

interface Parts {
  readonly salt: Buffer;
  readonly key: Buffer;
  readonly cost: PasswordCost;
}

const PRESENT = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/-]+)\$([\w+/-]{22,})$/;

/** As better-auth made them; the text of the salt is the salt. */
const OLD = /^([0-9a-f]{32}):([0-9a-f]{128})$/;
const OLD_COST: PasswordCost = { ln: 14, r: 16, p: 1 };

function partsOf(hash: string): Parts {
  const [, ln, r, p, salt = '', key = ''] = PRESENT.exec(hash) ?? [];
  if (ln) {
    const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
    return { salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64'), cost };
  }
  const [, oldSalt, oldKey] = OLD.exec(hash) ?? [];
  if (!oldSalt || !oldKey) throw new Error('The hash of a password has an unknown form');
  return { salt: Buffer.from(oldSalt), key: Buffer.from(oldKey, 'hex'), cost: OLD_COST };
}

async function derive(
  password: string,
  { salt, cost, bytes }: { salt: Buffer; cost: PasswordCost; bytes: number },
): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const N = 2 ** cost.ln;
  const options = { N, r: cost.r, p: cost.p, maxmem: 256 * N * cost.r };
  // Keyboards write the same letter in several ways.
  scrypt(password.normalize('NFKC'), salt, bytes, options, (error, key) => (error ? reject(error) : resolve(key)));
  return await promise;
}

const bare = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
