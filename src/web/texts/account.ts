import { DELETION_WORDS } from '../../core/rules/deletion-words.ts';
import type { Scope } from '../../core/rules/scopes.ts';
import { both, counted, number, numberFormat, own } from './words.ts';

interface Counts {
  readonly personas: number;
  readonly materials: number;
  readonly jobs: number;
  readonly outputs: number;
  readonly access_tokens: number;
}

/** What there is; null where there is nothing. */
function counts(there: Counts): string | null {
  const kinds = [
    [there.jobs, { one: '# project', other: '# projects' }],
    [there.outputs, { one: '# piece', other: '# pieces' }],
    [there.personas, { one: '# persona', other: '# personas' }],
    [there.materials, { one: '# kept text', other: '# kept texts' }],
    [there.access_tokens, { one: '# access token', other: '# access tokens' }],
  ] as const;
  const some = kinds.filter(([count]) => count > 0);
  return some.length > 0 ? both(some.map(([count, words]) => counted(count, words))) : null;
}

const SMALL = numberFormat({ maximumFractionDigits: 1 });
const LARGE = numberFormat({ maximumFractionDigits: 0 });

/** "0.4 MB", "1 GB"; what is stored is never shown as nothing. */
function size(bytes: number): string {
  const value = bytes / 1_000_000;
  if (value > 0 && value < 0.1) return 'less than 0.1 MB';
  if (value >= 1_000) return `${SMALL.format(value / 1_000)} GB`;
  return `${(value < 10 ? SMALL : LARGE).format(value)} MB`;
}

const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
  'personas:read': 'Read personas',
  'personas:write': 'Create, change and delete personas',
  'jobs:read': 'Read projects, their research and pieces',
  'jobs:write': 'Start projects, change and delete them and their pieces',
  'materials:read': 'Read kept material',
  'materials:write': 'Keep, change and delete material',
  'usage:read': 'Read what models have cost',
};

export const ACCOUNT_TEXTS = {
  title: 'Account',
  lead: 'Who you are here, what may act for you, and everything stored for you.',
  loadFailed: 'Your account could not be loaded',
  profile: {
    heading: 'Profile',
    email: 'Email',
    emailUntold: 'Your sign-in provider does not tell it.',
    since: (day: string) => `Here since ${day}`,
    has: (there: Counts) => {
      const some = counts(there);
      return some ? `In it: ${some}.` : 'Nothing is in it yet.';
    },
    elsewhere: 'Name, email and sign-in are kept by your sign-in provider. Change them there.',
    name: 'Name',
    save: 'Save name',
    saved: 'Your name is saved',
    saveFailed: 'Your name could not be saved. Please try again.',
  },
  tokens: {
    heading: 'Access tokens',
    lead: 'For scripts and tools that call the API for you. Each may do what you allow it, and nothing with your account itself.',
    none: 'There is no access token yet.',
    loadFailed: 'Your access tokens could not be loaded',
    make: 'New access token',
    list: 'Your access tokens',
    ends: (hint: string) => `Ends in ${hint}`,
    made: (day: string) => `made ${day}`,
    expires: (day: string) => `expires ${day}`,
    expired: (day: string) => `expired ${day}`,
    never: 'never expires',
    used: (moment: string) => `last used ${moment}`,
    unused: 'not used yet',
    may: (scopes: readonly Scope[]) => scopes.map((scope) => SCOPE_WORDS[scope]),
    revoke: 'Revoke',
    revokeNamed: (name: string) => `Revoke ${own(name)}`,
    revokeTitle: (name: string) => `Revoke “${own(name)}”?`,
    revokeText: 'Whatever uses it is refused from then on. This cannot be taken back.',
    revoked: 'The access token is revoked',
    revokeFailed: 'The access token could not be revoked. Please try again.',
    form: {
      about: { title: 'New access token', description: 'Allow only what the script needs.' },
      name: 'Name',
      nameHint: 'What it is for, so that you know it again.',
      nameMissing: 'Please give it a name.',
      scopes: 'It may',
      scopesMissing: 'Choose at least one.',
      expiry: 'Expires',
      expiries: { 30: 'In 30 days', 90: 'In 90 days', 365: 'In a year', never: 'Never' },
      neverHint: 'One that never expires works until you revoke it, whoever has it by then.',
      submit: 'Make token',
      failed: 'The access token could not be made. Please try again.',
    },
    shown: {
      about: {
        title: 'Copy your access token now',
        description: 'It is shown this once. Whoever has it can do what you allowed it, so keep it like a password.',
      },
      token: 'Access token',
      copy: 'Copy token',
      copied: 'Copied',
      copyFailed: 'Your browser did not let it be copied. Select it and copy it by hand.',
      example: 'For example',
      reads: (token: string, address: string) => `curl -H "Authorization: Bearer ${token}" ${address}`,
      writes: (token: string, address: string) =>
        `curl --json @input.json -H "Authorization: Bearer ${token}" ${address}`,
      done: 'I have it',
    },
  },
  storage: {
    heading: 'Storage',
    text: 'Projects with their research, pieces and earlier versions, and kept material. Deleting any of them makes room at once.',
    space: 'Space used',
    bytes: (used: number, limit: number | null) => (limit === null ? size(used) : `${size(used)} of ${size(limit)}`),
    projects: 'Projects',
    jobs: (used: number, limit: number | null) =>
      limit === null ? number(used) : `${number(used)} of ${number(limit)}`,
    nearlyFull: {
      title: 'Your storage is nearly full.',
      text: 'Delete projects or kept material that you no longer need.',
    },
    full: {
      title: 'Your storage is full.',
      text: 'Running projects will finish. To start or save anything new, delete projects or kept material.',
    },
    toHistory: 'Go to History',
  },
  data: {
    heading: 'Download my data',
    text: 'A zip archive with everything stored for you: personas, material, projects with their research, pieces and earlier versions, and what models cost. A README in it says what is what.',
    download: 'Download my data',
    fileName: (day: string) => `manifold-account-${day}.zip`,
    failed: 'Your data could not be packed. Please try again.',
  },
  remove: {
    heading: 'Delete account',
    text: 'Everything stored for you is deleted at once, and cannot be brought back.',
    goes: (there: Counts) => {
      const some = counts(there);
      return some
        ? `This deletes ${some}. Projects that run are stopped, and you are signed out everywhere.`
        : 'There is nothing in it yet. You are signed out everywhere.';
    },
    first: 'Download your data first if you may want to read it again.',
    open: 'Delete account…',
    title: 'Delete your account?',
    password: 'Your password',
    passwordMissing: 'Please enter your password.',
    words: `Type “${DELETION_WORDS}”`,
    wordsWrong: `Type “${DELETION_WORDS}” to confirm.`,
    confirm: 'Delete for good',
    failed: 'Your account could not be deleted. Please try again.',
    doneTitle: 'Your account is deleted',
    done: 'Nothing of it is left here.',
    kept: 'Nothing of it is left here. Your sign-in provider still knows you; delete your account there, too, if you like.',
  },
} as const;
