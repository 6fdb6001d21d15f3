import { request, type BrowserContextOptions } from '@playwright/test';
import { createApiClient, type ApiClient } from '../support/api-client.ts';
import { PERSONA } from '../support/job-story.ts';
import { ARABIC, CHINESE, LONG_WORDS } from './writings.ts';

export const PERSONA_LIMIT = 3;

export interface Account {
  readonly api: ApiClient;
  /** What a browser brings along that is signed in. */
  readonly storage: Exclude<BrowserContextOptions['storageState'], string | undefined>;
}

const SHOP = {
  ...PERSONA,
  name: 'Harbour Desk',
  business_description: 'owners of small shops',
  tone_voice: 'casual',
};

/** Who uses the product in the pictures, with their names and personas. */
export const PEOPLE = {
  newcomer: { name: 'Noor Example', personas: [] },
  robin: { name: 'Robin Example', personas: [SHOP, PERSONA] },
  full: {
    name: 'Mara Example',
    personas: Array.from({ length: PERSONA_LIMIT }, (_, index) => ({ ...PERSONA, name: `Northkit ${index + 1}` })),
  },
  arabic: { name: ARABIC.user, personas: [{ ...PERSONA, ...ARABIC.persona }] },
  chinese: { name: CHINESE.user, personas: [{ ...PERSONA, ...CHINESE.persona }] },
  long: { name: LONG_WORDS.user, personas: [{ ...PERSONA, ...LONG_WORDS.persona }] },
} as const;

export type AccountName = keyof typeof PEOPLE;

/** A new account with its personas. */
export async function makeAccount(url: string, who: AccountName): Promise<Account> {
  const { name, personas } = PEOPLE[who];
  const context = await request.newContext({ extraHTTPHeaders: { origin: url } });
  try {
    const data = { name, email: `${who}@example.test`, password: 'a long enough password' };
    const answer = await context.post(`${url}/api/auth/sign-up/email`, { data });
    if (!answer.ok()) throw new Error(`${who} could not sign up: ${await answer.text()}`);
    const { token } = (await answer.json()) as { token: string };
    const api = createApiClient(url, token);
    for (const persona of personas) await api.post('/personas', persona);
    const storage = await context.storageState();
    const known = { origin: url, localStorage: [{ name: 'manifold.signed-in', value: '1' }] };
    return { api, storage: { ...storage, origins: [known] } };
  } finally {
    await context.dispose();
  }
}
