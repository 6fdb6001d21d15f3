import type { ModelVendor } from './model-vendors.ts';

/** Stands where the user's own key has to be put. */
export const KEY_PLACE = 'your-key';

/** The lines for `.env`, one below the other: one or two where the vendor has an API of its own, else three. */
export function vendorLines({ id, baseUrl, keySetting, model, runs, speaks }: ModelVendor): string {
  if (speaks === 'own') {
    const first = keySetting ? `${keySetting}=${KEY_PLACE}` : `LLM_PROVIDER=${id}`;
    return [first, `LLM_MODEL=${model}`].join('\n');
  }
  const last = runs === 'here' ? 'LLM_PROVIDER=openai-compatible' : `LLM_API_KEY=${KEY_PLACE}`;
  return [`LLM_BASE_URL=${baseUrl}`, `LLM_MODEL=${model}`, last].join('\n');
}
