import { expect, test } from 'vitest';
import { signUp } from '../../../test/support/api-client.ts';
import { PERSONA } from '../../../test/support/job-story.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

test('without a limit there is always room', async () => {
  const app = await startTestApp({ worker: false, limits: { personas: null } });
  try {
    const api = await signUp(app.url);
    for (let n = 0; n < 7; n += 1) expect((await api.post('/personas', PERSONA)).status).toBe(201);
    expect((await api.get('/personas/status')).body).toEqual({
      count: 7,
      limit: null,
      remaining: null,
      can_create: true,
    });
  } finally {
    await app.close();
  }
});
