import { defineSettings } from '../../config/define-settings.ts';
import { apiKey, baseAddress } from './source-settings.ts';

const API_URL = 'https://api.tavily.com';

export const tavilySettings = defineSettings({
  TAVILY_API_KEY: {
    schema: apiKey().optional(),
    meaning: 'Key of the Tavily API, which `tavily` needs.',
    shown: 'unset',
    secret: true,
  },
  TAVILY_API_URL: {
    schema: baseAddress().default(API_URL),
    meaning: 'Another address of the same API, such as a gateway of your own; the key is sent there.',
    shown: API_URL,
  },
});
