import { authSettings } from '../auth/auth.settings.ts';
import { jobSettings } from '../jobs/jobs.settings.ts';
import { storageSettings } from '../limits/storage.settings.ts';
import { llmSettings } from '../llm/llm.settings.ts';
import { mailSettings } from '../mail/mail.settings.ts';
import { materialSettings } from '../materials/materials.settings.ts';
import { personaSettings } from '../personas/personas.settings.ts';
import { researchSettings } from '../research/research.settings.ts';
import { usageSettings } from '../usage/usage.settings.ts';
import type { SettingsOf } from './define-settings.ts';
import { serverSettings } from './server.settings.ts';

/** Every group of settings, in the order of the documentation page. A new group is one line here. */
export const SETTING_GROUPS = {
  Server: serverSettings,
  'Sign-in': authSettings,
  Mail: mailSettings,
  Limits: { ...personaSettings, ...jobSettings, ...materialSettings, ...storageSettings },
  Writing: { ...llmSettings, ...usageSettings },
  Research: researchSettings,
} as const;

const all = {
  ...serverSettings,
  ...authSettings,
  ...mailSettings,
  ...personaSettings,
  ...jobSettings,
  ...materialSettings,
  ...storageSettings,
  ...llmSettings,
  ...usageSettings,
  ...researchSettings,
};

export type Settings = SettingsOf<typeof all>;

export const ALL_SETTINGS: typeof all = all;
