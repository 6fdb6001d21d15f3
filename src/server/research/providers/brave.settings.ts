import { defineSettings } from '../../config/define-settings.ts';
import { apiKey, baseAddress } from './source-settings.ts';

const API_URL = 'https://api.search.brave.com/res/v1';

export const braveSettings = defineSettings({
  BRAVE_API_KEY: {
    schema: apiKey().optional(),
    meaning: 'Key of the Brave Search API, which `brave` needs.',
    shown: 'unset',
    secret: true,
  },
  BRAVE_API_URL: {
    schema: baseAddress().default(API_URL),
    meaning: 'Another address of the same API, such as a gateway of your own; the key is sent there.',
    shown: API_URL,
  },
});
