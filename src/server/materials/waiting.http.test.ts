import { expect, test } from 'vitest';
import { recordingLogger } from '../../../test/fakes/recording-logger.ts';
import { signUp } from '../../../test/support/api-client.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { uploadFile } from '../../../test/support/upload-file.ts';
import { inTime, waitFor } from '../../../test/support/wait-for.ts';
import type { PageReader } from '../research/fetching/page-reader.ts';

const TOO_MANY = 'Too many of your links and files are being read already. Please wait until they are finished.';

/** A site that never answers; tells whom it keeps waiting and who has given up. */
function silentSite() {
  const asked: string[] = [];
  const givenUp: string[] = [];
  const reader: PageReader = {
    read(url, signal) {
      asked.push(url);
      const { promise, reject } = Promise.withResolvers<never>();
      signal.addEventListener('abort', () => {
        givenUp.push(url);
        reject(signal.reason);
      });
      return promise;
    },
  };
  return { asked, givenUp, reader };
}

test('links of one user wait in line, too many are sent away, and those whose callers hang up are not read', async () => {
  const site = silentSite();
  const logger = recordingLogger();
  const app = await startTestApp({ worker: false, pageReader: site.reader, logger });
  try {
    const [api, other] = [await signUp(app.url), await signUp(app.url)];
    const callers = new AbortController();
    const post = () =>
      fetch(`${app.url}/api/materials`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${api.token}` },
        body: JSON.stringify({ url: 'https://example.com/silent' }),
        signal: callers.signal,
      });
    // Two are read, twenty wait, and the rest is answered.
    const refused: Response[] = [];
    const calls = Array.from({ length: 30 }, () =>
      post().then(
        (answer) => void refused.push(answer),
        () => {},
      ),
    );
    await waitFor('all that are too many to be sent away', () => refused.length >= 8);
    for (const answer of refused) {
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject({ detail: TOO_MANY });
    }
    expect(site.asked).toHaveLength(2);
    expect((await api.post('/materials', { text: 'Notes wait for nothing.' })).status).toBe(201);
    expect((await uploadFile(app.url, other, { content: 'Nor do others.' })).status).toBe(201);

    callers.abort();
    await inTime('every call to end', Promise.all(calls));
    expect(refused).toHaveLength(8);
    await waitFor('the readings to end', () => site.givenUp.length >= 2);
    await waitFor('a free place', async () => (await uploadFile(app.url, api, { content: 'Text.' })).status === 201);
    expect(site.asked.length, 'who has hung up is not read for').toBeLessThanOrEqual(4);
    expect((await api.get('/materials')).body).toHaveLength(2);
    expect(logger.written()).not.toContain('a request failed');
  } finally {
    await app.close();
  }
});
