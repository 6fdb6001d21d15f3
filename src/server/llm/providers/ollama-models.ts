import { fetch as undiciFetch } from 'undici';
import { z } from 'zod';
import { defaultModelOf } from '../../../core/vendors/model-vendors.ts';
import type { LocalModels } from '../provider.ts';

const SUGGESTED = defaultModelOf('ollama');

/** A server on this machine answers at once; where none listens, that is known at once, too. */
const LONGEST_MS = 2_000;
/** Whoever has more of them than that, and none that chats among the newest, names one. */
const MOST_LOOKED_AT = 8;

const tags = z.object({ models: z.array(z.object({ name: z.string() })) });
const shown = z.object({ capabilities: z.array(z.string()) });

export const ollamaModels: LocalModels = {
  id: 'ollama',
  nothingInstalled: `Ollama answers, but has no model that can chat. Run: ollama pull ${SUGGESTED}, then start again.`,
  ask: askInstalled,
};

async function askInstalled(address: string): Promise<{ readonly chats: string | null } | null> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const found = tags.safeParse(await askJson(`${address}/api/tags`, { signal })).data;
  if (!found) return null;
  // Newest first, as Ollama lists them.
  for (const { name } of found.models.slice(0, MOST_LOOKED_AT)) {
    const about = await askJson(`${address}/api/show`, {
      signal,
      method: 'POST',
      body: JSON.stringify({ model: name }),
    });
    const able = shown.safeParse(about).data?.capabilities;
    // Older versions do not tell what a model can do; those for search by meaning say it in their name.
    if (able ? able.includes('completion') : !/embed|bert|minilm/i.test(name)) return { chats: name };
  }
  return { chats: null };
}

/** Null for whatever is no JSON, no answer, or too late. */
async function askJson(url: string, init: { signal: AbortSignal; method?: string; body?: string }): Promise<unknown> {
  try {
    const answer = await undiciFetch(url, init);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
