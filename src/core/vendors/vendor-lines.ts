import type { ModelVendor } from './model-vendors.ts';

/** Stands where the user's own key has to be put. */
export const KEY_PLACE = 'your-key';

/** The three lines for `.env`, one below the other. */
export function vendorLines({ baseUrl, model, runs }: ModelVendor): string {
  const last = runs === 'here' ? 'LLM_PROVIDER=openai-compatible' : `LLM_API_KEY=${KEY_PLACE}`;
  return [`LLM_BASE_URL=${baseUrl}`, `LLM_MODEL=${model}`, last].join('\n');
}
