/** Why a command cannot run: one sentence with the remedy, printed without a stack. */
export class Refusal extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.name = 'Refusal';
    this.exitCode = exitCode;
  }
}

const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS']);

/** The sentence for an error of the file system, or undefined when it is of another kind. */
export function fileSystemRefusal(code, path) {
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new Refusal(
      `The disk is full. Manifold and its packages need about 500 MB in ${path}, and npm 150 MB for its cache (with the tools for tests, 700 and 250): free some space, then run the command again.`,
    );
  }
  if (UNWRITABLE.has(code)) {
    return new Refusal(
      `${path} cannot be written. Give this user the right to write there, or clone Manifold into a folder of your own, then run the command again.`,
    );
  }
  return undefined;
}
