import { createFakePageReader } from '../../fakes/fake-page-reader.ts';
import { FINDINGS } from '../../fakes/fake-researcher.ts';
import { createFakeWriter } from '../../fakes/fake-writer.ts';
import { createApiClient, signUp } from '../../support/api-client.ts';
import type { ApiAnswer, ApiClient } from '../../support/api-client.ts';
import { jobIn, light, OPINION, outputsOf, PERSONA } from '../../support/job-story.ts';
import type { TestAppOptions } from '../../support/test-app.ts';
import { uploadFile } from '../../support/upload-file.ts';

const ENDLESS = 'A topic whose research never ends';
const PAGE = 'https://kept.example/page';

/** An app in which jobs can stand in every state. */
export const STATEFUL: TestAppOptions = {
  limits: { personas: null },
  // A model, so that there is a plan to read and to change.
  writer: createFakeWriter({
    id: 'model',
    page: {
      idea: 'The renewal is decided in week four',
      reader: 'Monday, nine o’clock, a list of renewals',
      proof: [{ sourceId: 's1', words: 'What somebody found out about week four' }],
      leftOut: 'That keeping is cheaper than winning',
      objection: 'A call costs more than a small account brings',
      answer: 'One call pays for ten',
      tomorrow: 'Call the customer of four weeks ago',
      ownWords: ['Emails are theatre.'],
      notToClaim: ['That our customers renew more often'],
    },
  }),
  pageReader: createFakePageReader({ [PAGE]: 'What stands on a page that somebody keeps.' }),
  research: {
    async research({ topic, signal }) {
      if (topic === ENDLESS) await new Promise((resolve) => signal.addEventListener('abort', resolve));
      signal.throwIfAborted();
      return FINDINGS;
    },
  },
};

/** A user and, by what each is, the ids of what belongs to that user. */
export interface World {
  readonly api: ApiClient;
  readonly email: string;
  readonly ids: Readonly<Record<WorldObject, string>>;
}

/** Objects of a user in every state, and what each is. */
export const WORLD_OBJECTS = {
  persona: 'persona',
  'spare persona': 'persona',
  'deleted persona': 'gone',
  'running job': 'job',
  'waiting job': 'job',
  'job to cancel': 'job',
  'finished job': 'job',
  'failed job': 'job',
  'deleted job': 'gone',
  piece: 'piece',
  'unwritten piece': 'piece',
  'failed piece': 'piece',
  'piece of a deleted job': 'gone',
  note: 'material',
  link: 'material',
  file: 'material',
  'deleted note': 'gone',
  'access token': 'token',
  'revoked access token': 'gone',
  'other sign-in': 'sign-in',
} as const;

export type WorldObject = keyof typeof WORLD_OBJECTS;

export const OBJECTS = Object.keys(WORLD_OBJECTS) as WorldObject[];

/** A password that every user of `test/support` has. */
export const PASSWORD = 'a long enough password';

export async function createWorld(url: string): Promise<World> {
  const api = await signUp(url);
  const email: string = (await api.get('/auth/get-session')).body.user.email;
  const persona = idIn(await api.post('/personas', PERSONA));
  const spare = idIn(await api.post('/personas', PERSONA));
  const gone = idIn(await api.post('/personas', PERSONA));
  const start = async (topic = 'Why week four decides') =>
    idIn(await api.post('/jobs', { persona_id: persona, topic, desired_formats: ['X Post'] }));
  const started = await Promise.all([start(), start(), start(), start(), start()]);
  await Promise.all(started.map((id) => jobIn(api, id, 'fusion_pending')));

  const [finished, open, toCancel, failed, deleted] = started;
  await api.post(`/jobs/${finished}/fusion`, light(OPINION));
  await api.post(`/jobs/${failed}/cancel`);
  await jobIn(api, failed, 'failed');
  await jobIn(api, finished, 'completed');
  const pieceOf = async (job: string) => (await outputsOf(api, job))[0]?.id ?? '';
  const [piece, unwritten, failedPiece, deletedPiece] = [
    await pieceOf(finished),
    await pieceOf(open),
    await pieceOf(failed),
    await pieceOf(deleted),
  ];
  // With it the piece has an earlier text.
  await api.post(`/outputs/${piece}/redo`, { angle: 'new' });
  await jobIn(api, finished, 'completed');
  const note = idIn(await api.post('/materials', { text: 'What is kept', title: 'Kept', persona_id: persona }));
  const link = idIn(await api.post('/materials', { url: PAGE }));
  const file = idIn(await uploadFile(url, api, { content: 'What stands in a file.' }));
  const deletedNote = idIn(await api.post('/materials', { text: 'Not for long' }));
  const revoked = await tokenOf(api);
  await api.delete(`/access-tokens/${revoked}`);
  await api.delete(`/materials/${deletedNote}`);
  await api.delete(`/personas/${gone}`);
  await api.delete(`/jobs/${deleted}`);
  return {
    api,
    email,
    ids: {
      persona,
      'spare persona': spare,
      'deleted persona': gone,
      'running job': await start(ENDLESS),
      'waiting job': open,
      'job to cancel': toCancel,
      'finished job': finished,
      'failed job': failed,
      'deleted job': deleted,
      piece,
      'unwritten piece': unwritten,
      'failed piece': failedPiece,
      'piece of a deleted job': deletedPiece,
      note,
      link,
      file,
      'deleted note': deletedNote,
      'access token': await tokenOf(api),
      'revoked access token': revoked,
      'other sign-in': await otherSignIn(url, api, email),
    },
  };
}

/** Who may lose the sign-in or the account by a call: a sign-in of the same user, or somebody who is not needed again. */
export async function callerToEnd(url: string, world: World, ends: 'sign-in' | 'account' | undefined): Promise<World> {
  if (ends === undefined) return world;
  return ends === 'sign-in' ? await signedInAgain(url, world) : { ...world, api: await signUp(url) };
}

/** The id of a sign-in of the same user on another machine. */
async function otherSignIn(url: string, api: ApiClient, email: string): Promise<string> {
  await createApiClient(url, '').post('/auth/sign-in/email', { email, password: PASSWORD });
  const { body } = await api.get('/auth/list-sessions');
  return (body as { id: string; current: boolean }[]).find(({ current }) => !current)?.id ?? '';
}

const tokenOf = async (api: ApiClient) =>
  idIn(await api.post('/access-tokens', { name: 'A script', scopes: ['jobs:read'], expires_in_days: 30 }));

/** The same user with a sign-in of its own, which may be taken away. */
export async function signedInAgain(url: string, world: World): Promise<World> {
  const visitor = createApiClient(url, '');
  const { body } = await visitor.post('/auth/sign-in/email', { email: world.email, password: PASSWORD });
  return { ...world, api: createApiClient(url, body.token) };
}

function idIn({ status, body }: ApiAnswer): string {
  if (status !== 201) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  return body.id;
}
