import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import fastify from 'fastify';
import pg from 'pg';

// The least that a route with one database read can be, as the measure of ours: the row of a job by its key, with the
// driver alone; no sign-in, no pieces, no research, no schemas. A process of its own, as the product is one.

const READ = 'select * from jobs where id = $1';

async function openReader(): Promise<(id: string) => Promise<unknown>> {
  const url = process.env['DATABASE_URL'];
  if (url) {
    const pool = new pg.Pool({ connectionString: url, max: 10 });
    pool.on('error', () => {});
    return async (id) => (await pool.query<Record<string, unknown>>(READ, [id])).rows[0];
  }
  const client = await PGlite.create(join(process.env['DATA_DIR'] ?? '', 'database'));
  return async (id) => (await client.query<Record<string, unknown>>(READ, [id])).rows[0];
}

const read = await openReader();
const app = fastify();
app.get<{ Params: { id: string } }>('/jobs/:id', (request) => read(request.params.id));
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: url });
