/** Codes by which the system says that a host name does not exist; EAI_AGAIN says that nobody could tell. */
const NO_SUCH_NAME = new Set(['ENOTFOUND', 'EAI_NODATA', 'EAI_NONAME']);

/** Whether the error, or one behind it, is that no host has this name. */
export function isNoSuchName(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && NO_SUCH_NAME.has(String(current.code))) return true;
  }
  return false;
}
