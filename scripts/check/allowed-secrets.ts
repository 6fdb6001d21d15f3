/** What looks like a secret and is none. */
export interface AllowedSecret {
  readonly file: string;
  /** The beginning of the hash of what was found, as the check prints it: a true secret beside it is still found. */
  readonly sha256: string;
  readonly reason: string;
}

export const ALLOWED_SECRETS: readonly AllowedSecret[] = [
  {
    file: 'src/core/checks/links.test.ts',
    sha256: '3ed2d8abb1536e65',
    reason: 'An address with a made-up name and password, which the check of links has to refuse',
  },
  {
    file: 'src/core/rules/site-name.test.ts',
    sha256: 'dbbc49916678ee3e',
    reason: 'An address with a made-up name and password, of which the name of a site keeps neither',
  },
  {
    file: 'test/faults/roles.test.ts',
    sha256: '2222e9aed8e5be30',
    reason: 'A database address of another kind, which a start has to refuse; its host is nobody’s',
  },
  {
    file: 'src/server/storage/once-reachable.test.ts',
    sha256: '0412a9fdad882f6d',
    reason: 'A database that nobody answers for, so that a start says so without its password',
  },
];
