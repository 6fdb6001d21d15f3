import { PartMissing } from './part-missing.ts';

/** By address: what has come, or is on its way. */
const files = new Map<string, Promise<void>>();

/** Addresses of files that run on this page: they need no cache any more. */
const running = new Set<string>();

/**
 * Stands before every `import()` of the build (`scripts/vite/fetch-before-import.ts`), which names the files that the
 * code is made of. They are fetched first: a browser remembers the address of an import that failed, or of one it was
 * told to preload, and never asks for it again on this page. So an import is made only of what is in the cache. Where
 * it fails all the same, such as without a cache, another page alone can have it: a file under it may be what failed, and
 * those are asked for by the addresses that the browser remembers.
 */
export async function importPart<Part>(load: () => Promise<Part>, names: readonly string[] = []): Promise<Part> {
  const addresses = names.map((name) => new URL(import.meta.env.BASE_URL + name, location.origin).href);
  await Promise.all(addresses.map((address) => fetchOnce(address)));
  try {
    const part = await load();
    for (const address of addresses) running.add(address);
    return part;
  } catch (error) {
    // A browser that does try again needs them in its cache again; those that other parts run with stay.
    for (const address of addresses) if (!running.has(address)) files.delete(address);
    throw error instanceof PartMissing ? error : new PartMissing('broken', { cause: error });
  }
}

function fetchOnce(address: string): Promise<void> {
  const known = files.get(address);
  if (known) return known;
  const fetching = isOfPage(address) ? Promise.resolve() : fetchFile(address);
  files.set(address, fetching);
  fetching.catch(() => files.delete(address));
  return fetching;
}

/** What this page began with. */
function isOfPage(address: string): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"], link[rel="stylesheet"]');
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[src]');
  return [...links].some(({ href }) => href === address) || [...scripts].some(({ src }) => src === address);
}

async function fetchFile(address: string): Promise<void> {
  const isStyle = address.endsWith('.css');
  const unanswered = (cause: unknown) => {
    throw new PartMissing('unreachable', { cause });
  };
  const response = await fetch(address).catch(unanswered);
  const { status } = response;
  if (status === 404 || status === 410) throw new PartMissing('gone', { status });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.includes(isStyle ? 'css' : 'javascript')) throw new PartMissing('refused', { status });
  // Only a file that has come to its end is in the cache.
  await response.arrayBuffer().catch(unanswered);
  if (isStyle) await addStyles(address);
}

function addStyles(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', (cause) => {
      link.remove();
      reject(new PartMissing('unreachable', { cause }));
    });
    document.head.append(link);
  });
}
