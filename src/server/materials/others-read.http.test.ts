import { expect, test } from 'vitest';
import { makeEndlessPdf } from '../../../test/fakes/documents/pdf-file.ts';
import { signUp } from '../../../test/support/api-client.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { uploadFile } from '../../../test/support/upload-file.ts';
import { createExtractor } from '../research/extracting/create-extractor.ts';
import type { Extractor } from '../research/extracting/extractor.ts';

const NO_END = 600_000;

test('a file of one user is read while another has uploaded eight that take for ever', async () => {
  const extractor = createExtractor({ deadlineMs: NO_END, computingMs: { small: NO_END, large: NO_END } });
  const begun = Promise.withResolvers<void>();
  const told: Extractor = {
    ...extractor,
    extract: (document, ...more) => {
      begun.resolve();
      return extractor.extract(document, ...more);
    },
  };
  const app = await startTestApp({ worker: false, extractor: told });
  try {
    const [ada, bob] = [await signUp(app.url), await signUp(app.url)];
    const hostile = Array.from({ length: 8 }, (_, at) =>
      uploadFile(app.url, ada, { content: new Uint8Array(makeEndlessPdf(`${at}`)), name: `${at}.pdf` }).catch(
        () => null,
      ),
    );
    await begun.promise;
    for (let time = 0; time < 3; time += 1) {
      expect((await uploadFile(app.url, bob, { content: `Text ${time}.`, name: 'note.txt' })).status).toBe(201);
    }
    await extractor.close();
    await Promise.all(hostile);
  } finally {
    await extractor.close();
    await app.close();
  }
});
