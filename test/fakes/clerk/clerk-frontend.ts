import { fileURLToPath } from 'node:url';
import type { BrowserContext, Route } from '@playwright/test';
import { z } from 'zod';
import type { ClerkApplication } from './clerk-application.ts';

const SCRIPT = fileURLToPath(new URL('clerk.browser.js', import.meta.url));

const account = z.object({ name: z.string().default(''), email: z.string() });

export interface ClerkFrontend {
  /** How often the pages asked for a new token. */
  readonly tokens: () => number;
}

/**
 * Plays the Frontend API of a Clerk application to the pages of a browser, from which they get a stand-in for Clerk's
 * script, too. The tokens that it hands out are signed by the application's key.
 */
export async function playClerkFrontend(context: BrowserContext, clerk: ClerkApplication): Promise<ClerkFrontend> {
  const accounts = new Map<string, ReturnType<typeof userOf>>();
  let signedIn: ReturnType<typeof userOf> | null = null;
  let tokens = 0;
  const client = () => ({ user: signedIn, session_id: signedIn && `sess_${signedIn.id}` });

  async function answerOf(route: Route): Promise<unknown> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    switch (`${request.method()} ${pathname}`) {
      case 'GET /v1/client':
        return client();
      case 'POST /v1/client/sign_ups': {
        const { name, email } = account.parse(request.postDataJSON());
        signedIn = userOf(`user_${accounts.size + 1}`, name, email);
        accounts.set(email, signedIn);
        return client();
      }
      case 'POST /v1/client/sign_ins':
        signedIn = accounts.get(account.parse(request.postDataJSON()).email) ?? null;
        return client();
      case 'DELETE /v1/client/sessions':
        signedIn = null;
        return client();
      default:
        break;
    }
    if (!pathname.endsWith('/tokens') || !signedIn) return null;
    tokens += 1;
    const azp = (await request.headerValue('origin')) ?? '';
    return { jwt: await clerk.token(signedIn.id, { claims: { azp } }) };
  }

  await context.route(`${clerk.frontendApi}/v1/**`, async (route) => {
    const headers = {
      'access-control-allow-origin': (await route.request().headerValue('origin')) ?? '',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type',
      'access-control-allow-methods': 'GET, POST, DELETE',
    };
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const answer = await answerOf(route);
    return route.fulfill({ status: answer === null ? 404 : 200, headers, json: answer });
  });
  const anywhere = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };
  await context.route(`${clerk.frontendApi}/npm/@clerk/clerk-js@*/dist/clerk.browser.js`, (route) =>
    route.fulfill({ path: SCRIPT, headers: anywhere }),
  );
  await context.route(`${clerk.frontendApi}/npm/@clerk/ui@*/dist/ui.browser.js`, (route) =>
    route.fulfill({ body: 'window.__internal_ClerkUICtor = class {};', headers: anywhere }),
  );
  return { tokens: () => tokens };
}

function userOf(id: string, fullName: string, emailAddress: string) {
  return { id, fullName, primaryEmailAddress: { emailAddress }, organizationMemberships: [] };
}
