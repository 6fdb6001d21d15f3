import { defineSettings } from '../../config/define-settings.ts';
import { baseAddress } from './source-settings.ts';

export const searxngSettings = defineSettings({
  SEARXNG_URL: {
    // People copy the address of the search page, too.
    schema: baseAddress()
      .transform((address) => address.replace(/\/search$/, ''))
      .optional(),
    meaning: 'The SearXNG that `searxng` asks; its `settings.yml` must allow `json` under `search: formats`.',
    shown: 'unset',
  },
});
