import { afterEach, expect, test } from 'vitest';
import { FINDINGS } from '../../../test/fakes/fake-researcher.ts';
import { signUp } from '../../../test/support/api-client.ts';
import { runJob } from '../../../test/support/job-story.ts';
import { shakyDatabase } from '../../../test/support/shaky-database.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { openTestDatabase } from '../../../test/support/test-database.ts';

let app: TestApp | undefined;

afterEach(async () => {
  await app?.close();
  app = undefined;
});

test('a database that is away when findings are saved costs no second research', async () => {
  const opened = await openTestDatabase();
  const { database, lose } = shakyDatabase(opened.database);
  let asked = 0;
  const research = async () => {
    asked += 1;
    lose(2);
    return await Promise.resolve(FINDINGS);
  };
  app = await startTestApp({ research: { research }, opened: { ...opened, database } });

  const done = await runJob(await signUp(app.url));
  expect(done.status).toBe('completed');
  expect(done.research_results?.ledger).toEqual(FINDINGS.ledger);
  expect(asked).toBe(1);
});
