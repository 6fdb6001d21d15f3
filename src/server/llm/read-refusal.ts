import { setTimeout as sleep } from 'node:timers/promises';

const MOST_BYTES = 16_384;
const LONGEST_MS = 1_000;

/** Whatever can be read from. */
interface Body {
  getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>; cancel(): Promise<unknown> };
}

/** The beginning of what a vendor says to a refusal, to look for its codes: never to be kept or shown. Some never end. */
export async function readRefusal(body: Body | null): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const over = new AbortController();
  const late = sleep(LONGEST_MS, 'late' as const, { signal: over.signal, ref: false }).catch(() => 'late' as const);
  const decoder = new TextDecoder();
  let said = '';
  try {
    for (let bytes = 0; bytes < MOST_BYTES;) {
      const read = await Promise.race([reader.read(), late]);
      if (read === 'late' || read.done || !read.value) break;
      bytes += read.value.byteLength;
      said += decoder.decode(read.value, { stream: true });
    }
  } catch {
    // The status was there before: a body that breaks off takes nothing from it.
  } finally {
    over.abort();
    await reader.cancel().catch(() => undefined);
  }
  return said;
}
