import { defineSettings } from '../../config/define-settings.ts';
import { apiKey, baseAddress } from './source-settings.ts';

const API_URL = 'https://api.exa.ai';

export const exaSettings = defineSettings({
  EXA_API_KEY: {
    schema: apiKey().optional(),
    meaning: 'Key of the Exa API, which `exa` needs.',
    shown: 'unset',
    secret: true,
  },
  EXA_API_URL: {
    schema: baseAddress().default(API_URL),
    meaning: 'Another address of the same API, such as a gateway of your own; the key is sent there.',
    shown: API_URL,
  },
});
