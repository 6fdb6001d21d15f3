import { newId } from '../../../src/server/platform/ids.ts';
import { light, OPINION, PERSONA } from '../../support/job-story.ts';
import type { Route } from './described-routes.ts';
import { PASSWORD } from './world.ts';
import type { World, WorldObject } from './world.ts';

/** Well-formed, and nobody's. */
export const MISSING = '01890000-0000-7000-8000-000000000000';

/** A call of one route that is in order. */
export interface RouteCase {
  /** What `{id}` names, such that the call succeeds for its owner. */
  readonly of?: WorldObject;
  /** What else stands in the address. */
  readonly inPath?: Readonly<Record<string, string>>;
  readonly body?: (world: World) => unknown;
  /** Its answer where that is no success: a link that only a mail tells, or no mail at all. */
  readonly answer?: number;
  /** The answer is open to everybody, signed in or not. */
  readonly harmless?: true;
  /** What it takes away from the one who calls. */
  readonly ends?: 'sign-in' | 'account';
  /** The link of a mail: a page elsewhere may lead here. */
  readonly isLink?: true;
}

const none: RouteCase = {};
const job = (world: World) => ({ persona_id: world.ids.persona, topic: 'x', desired_formats: ['X Post'] });

/**
 * One for every route of the API. Who adds a route adds a line; with it the route is attacked by all who attack routes:
 * another user, nobody, made-up fields and made-up values.
 */
export const ROUTE_CASES: Readonly<Record<string, RouteCase>> = {
  'post /api/auth/sign-up/email': {
    body: () => ({ name: 'Robin', email: `new-${newId()}@example.test`, password: PASSWORD }),
  },
  // The one that it opens takes the place of the one that it came with.
  'post /api/auth/sign-in/email': { body: ({ email }) => ({ email, password: PASSWORD }), ends: 'sign-in' },
  'get /api/auth/get-session': { harmless: true },
  'get /api/auth/list-sessions': none,
  'post /api/auth/update-user': { body: () => ({ name: 'Robin Example' }) },
  'post /api/auth/revoke-session': { body: ({ ids }) => ({ id: ids['other sign-in'] }) },
  'get /api/auth/verify-email': { harmless: true, isLink: true, answer: 303 },
  'post /api/auth/forgot-password': { body: ({ email }) => ({ email }), answer: 409 },
  'post /api/auth/send-verification-email': { body: ({ email }) => ({ email }), answer: 409 },
  'post /api/auth/reset-password': {
    body: () => ({ token: 'of no mail', newPassword: 'another long enough password' }),
    answer: 422,
  },
  'post /api/auth/revoke-other-sessions': none,
  'post /api/auth/change-password': {
    body: () => ({ currentPassword: PASSWORD, newPassword: PASSWORD, revokeOtherSessions: false }),
  },
  'post /api/auth/revoke-sessions': { ends: 'sign-in' },
  'post /api/auth/sign-out': { harmless: true, ends: 'sign-in' },
  'get /api/account': none,
  'get /api/account/export': none,
  'post /api/account/delete': { body: () => ({ confirm: PASSWORD }), ends: 'account' },
  'get /api/access-tokens': none,
  'post /api/access-tokens': { body: () => ({ name: 'A script', scopes: ['jobs:read'], expires_in_days: 90 }) },
  'delete /api/access-tokens/{id}': { of: 'access token' },
  'get /api/personas': none,
  'get /api/personas/status': none,
  'get /api/personas/{id}': { of: 'persona' },
  'post /api/personas': { body: () => PERSONA },
  'post /api/personas/style_profile': {
    body: () => ({ voice_samples: ['Short words win. We ship on Fridays. '.repeat(12)] }),
  },
  'put /api/personas/{id}': { of: 'persona', body: () => PERSONA },
  'delete /api/personas/{id}': { of: 'spare persona' },
  'get /api/jobs/history': none,
  'get /api/jobs/{id}': { of: 'finished job' },
  'get /api/jobs/{id}/usage': { of: 'finished job' },
  'get /api/jobs/{id}/outputs': { of: 'finished job' },
  'get /api/jobs/{id}/sent': { of: 'finished job' },
  'get /api/jobs/{id}/plan': { of: 'finished job' },
  'put /api/jobs/{id}/plan': { of: 'finished job', body: () => ({ page: { idea: 'Another' } }) },
  'post /api/jobs/{id}/plan/confirm': { of: 'finished job' },
  'get /api/jobs/{id}/events': { of: 'finished job' },
  'get /api/jobs/{id}/sources/{source_id}': { of: 'finished job', inPath: { source_id: 's1' } },
  'get /api/jobs/{id}/claims/{claim_id}': { of: 'finished job', inPath: { claim_id: 'c1' } },
  'post /api/jobs': { body: job },
  'post /api/jobs/example': none,
  'post /api/jobs/estimate': { body: () => ({ desired_formats: ['X Post'] }) },
  'post /api/jobs/{id}/fusion': { of: 'waiting job', body: () => light(OPINION) },
  'post /api/jobs/{id}/generate_formats': { of: 'finished job', body: () => ({ desired_formats: ['X Post'] }) },
  'post /api/jobs/{id}/writer': { of: 'finished job', body: () => ({ writer: 'builtin' }) },
  'post /api/jobs/{id}/cancel': { of: 'job to cancel' },
  'delete /api/jobs/{id}': { of: 'failed job' },
  'get /api/outputs/{id}': { of: 'piece' },
  'get /api/outputs/{id}/versions': { of: 'piece' },
  'patch /api/outputs/{id}': { of: 'piece', body: () => ({ content: 'Edited' }) },
  'post /api/outputs/{id}/redo': { of: 'piece', body: () => ({ angle: 'new' }) },
  'post /api/outputs/{id}/versions/{number}/restore': { of: 'piece', inPath: { number: '1' } },
  'get /api/materials': none,
  'get /api/materials/{id}': { of: 'note' },
  'post /api/materials': { body: () => ({ text: 'To keep', title: 'A note' }) },
  'post /api/materials/files': none,
  'patch /api/materials/{id}': { of: 'note', body: () => ({ title: 'A new title' }) },
  'delete /api/materials/{id}': { of: 'file' },
  'get /api/usage': none,
  'get /api/usage/today': none,
  'get /api/health': { harmless: true },
  'get /api/config': { harmless: true },
};

export const isAsExpected = (route: Pick<Route, 'name'>, status: number): boolean => {
  const { answer } = caseOf(route);
  return answer === undefined ? status < 300 : status === answer;
};

export function caseOf({ name }: Pick<Route, 'name'>): RouteCase {
  const found = ROUTE_CASES[name];
  if (!found) throw new Error(`${name} has no case: add one to test/attacks/api/route-cases.ts`);
  return found;
}

/** The address of the route's case with `id` in it. */
export function addressOf(route: Route, id: string): string {
  const { inPath = {} } = caseOf(route);
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'id' ? id : (inPath[name] ?? id)));
}

/** What goes over the wire, with a body if the route takes one. */
export function bodyOf(route: Route, world: World): { headers: Record<string, string>; body?: string | Uint8Array } {
  if (route.bodyType === 'multipart/form-data') return aForm();
  const body = caseOf(route).body?.(world);
  if (body === undefined) return { headers: {} };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function aForm() {
  const boundary = 'a-boundary-of-the-tests';
  const body = [
    `--${boundary}`,
    'Content-Disposition: form-data; name="file"; filename="notes.txt"',
    'Content-Type: text/plain',
    '',
    'What stands in a file.',
    `--${boundary}--`,
    '',
  ].join('\r\n');
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, body };
}

const READ_FIRST = ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'];

/** In an order in which each can succeed for one and the same user: reading first, what ends the sign-in last. */
export function inOrder(routes: readonly Route[]): Route[] {
  const place = (route: Route) => READ_FIRST.indexOf(route.method) + (caseOf(route).ends ? 10 : 0);
  return routes.toSorted((one, other) => place(one) - place(other));
}
