import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';

const TARGET = 'src/server/auth/embedded/common-passwords.json';

/** ASVS 5.0, 6.2.4: the 3000 most common ones that the rules would let in. */
const COUNT = 3000;

const SHORTEST = 8;

/** 48 bits tell these apart from all others, and nobody has to read what people call each other. */
const hash = (password: string) => createHash('sha256').update(password).digest().subarray(0, 6).toString('base64url');

const common = dictionary['passwords-common'].filter((password) => password.length >= SHORTEST).slice(0, COUNT);
if (common.length < COUNT) throw new Error(`The list has ${common.length} passwords of ${SHORTEST} characters or more`);

const content = {
  source:
    'The most common passwords of @zxcvbn-ts/language-common (MIT), by "npm run generate": SHA-256, 48 bits, base64url',
  hashes: common
    .map(hash)
    .sort((one, other) => (one < other ? -1 : 1))
    .join(''),
};
writeFileSync(TARGET, `${JSON.stringify(content, null, 2)}\n`);
