import { defineSettings } from '../config/define-settings.ts';
import { braveSettings } from './providers/brave.settings.ts';
import { exaSettings } from './providers/exa.settings.ts';
import { searxngSettings } from './providers/searxng.settings.ts';
import { tavilySettings } from './providers/tavily.settings.ts';
import { wikipediaSettings } from './providers/wikipedia.settings.ts';

/** What the providers bring along, in the order of the documentation page. */
export const providerSettings = defineSettings({
  ...wikipediaSettings,
  ...searxngSettings,
  ...tavilySettings,
  ...braveSettings,
  ...exaSettings,
});
