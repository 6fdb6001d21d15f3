import { downloadFileName } from '../../../core/rules/file-names.ts';
import { toCsv } from '../../../core/formats/exports/csv.ts';
import type { Principal } from '../../auth/principal.ts';
import { logSecurity } from '../../platform/security-log.ts';
import type { Executor } from '../../storage/database.ts';
import type { AccountContext } from '../account-context.ts';
import {
  exportedAccount,
  exportedCalls,
  exportedCounts,
  exportedMaterials,
  exportedPersonas,
} from './exported.store.ts';
import { exportedJobs } from './exported-jobs.store.ts';
import type { ExportedJob } from './exported-jobs.store.ts';
import { readmeOf } from './readme.ts';
import { safeName } from './safe-name.ts';
import type { ToldRow } from './told-row.store.ts';
import type { ExportedFile } from './zip-files.ts';
import { zipFiles } from './zip-files.ts';

/** All that is kept of the caller, as a zip archive that is made while it is sent. */
export function exportAccount(
  { database, clock, logger }: Pick<AccountContext, 'database' | 'clock' | 'logger'>,
  principal: Principal,
): AsyncGenerator<Uint8Array, void> {
  const now = clock.now();
  logSecurity(logger, 'account.exported', { userId: principal.userId });
  return zipFiles(filesOf(database.db, principal, now), now);
}

async function* filesOf(
  db: Executor,
  { userId, name, email }: Principal,
  now: Date,
): AsyncGenerator<ExportedFile, void> {
  yield { path: 'README.txt', text: readmeOf(now) };
  yield json('account.json', { known_as: { name, email }, ...(await exportedAccount(db, userId)) });
  yield json('personas.json', await exportedPersonas(db, userId));
  let number = 0;
  for await (const { title, text, row } of exportedMaterials(db, userId)) {
    number += 1;
    const path = `materials/${safeName(number, title)}`;
    yield json(`${path}.json`, row);
    yield { path: `${path}.txt`, text };
  }
  number = 0;
  for await (const job of exportedJobs(db, userId)) {
    number += 1;
    yield* filesOfJob(`projects/${safeName(number, job.topic)}`, job);
  }
  // Read once for both: the lines of the table, some hundred bytes a call, wait until the list is through.
  const csv: string[] = [];
  yield {
    path: 'usage.json',
    text: jsonOf(exportedCalls(db, userId), (rows) => csv.push(csvOf(rows, csv.length === 0))),
  };
  yield { path: 'usage.csv', text: csv.length > 0 ? csv.join('') : toCsv([[]]) };
  yield json('counts.json', await exportedCounts(db, userId));
}

function* filesOfJob(folder: string, told: ExportedJob): Generator<ExportedFile, void> {
  const { job, material, plan, usage, research, sources, pieces } = told;
  yield json(`${folder}/project.json`, { ...job, material, plan, usage });
  yield json(`${folder}/research.json`, research);
  yield json(`${folder}/sources.json`, sources);
  yield json(
    `${folder}/pieces.json`,
    pieces.map(({ row }) => row),
  );
  for (const { format, variant, content } of pieces) {
    if (content !== null) yield { path: `${folder}/${downloadFileName(format, variant)}`, text: content };
  }
}

function json(path: string, value: unknown): ExportedFile {
  return { path, text: `${JSON.stringify(value, null, 2)}\n` };
}

/** A list that comes in pages; each is shown to `look`. */
async function* jsonOf(
  pages: AsyncIterable<readonly ToldRow[]>,
  look: (rows: readonly ToldRow[]) => void,
): AsyncGenerator<string, void> {
  let before = '[';
  for await (const rows of pages) {
    look(rows);
    // Without the brackets of the page.
    yield `${before}${JSON.stringify(rows, null, 2).slice(1, -2)}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

function csvOf(rows: readonly ToldRow[], isFirst: boolean): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => names.map((name) => cellOf(row[name])));
  // Only the first page has the names, and the mark of the byte order in front of them.
  return isFirst ? toCsv([names, ...lines]) : toCsv(lines).slice(1);
}

function cellOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
