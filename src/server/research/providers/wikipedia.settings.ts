import { z } from 'zod';
import { defineSettings } from '../../config/define-settings.ts';
import { isPlainWebAddress } from './source-settings.ts';

export const wikipediaSettings = defineSettings({
  WIKIPEDIA_API_URL: {
    schema: z.string().default('https://en.wikipedia.org/w/api.php').refine(isPlainWebAddress, {
      error: 'must be an http or https address of an api.php, without user and password',
    }),
    meaning: 'The `api.php` of the MediaWiki that `wikipedia` asks: another language, or a wiki of your own.',
    shown: 'https://en.wikipedia.org/w/api.php',
  },
});
