import { outlineOf } from '../../core/formats/layout/outline.ts';
import type { OutputVersion } from '../../core/contracts/version.ts';
import type { Principal } from '../auth/principal.ts';
import { ownedOutput } from './get-output.ts';
import type { JobContext } from './job-context.ts';
import { listVersionRows } from './versions.store.ts';
import type { VersionRow } from './versions.store.ts';

/** Texts that the piece had before, newest first. */
export async function listVersions(context: JobContext, principal: Principal, id: string): Promise<OutputVersion[]> {
  const { row } = await ownedOutput(context, principal, id);
  return (await listVersionRows(context.database.db, row.id)).map(presentVersion);
}

function presentVersion(row: VersionRow): OutputVersion {
  return {
    number: row.number,
    content: row.content,
    outline: outlineOf(row.content, row.outlineSources),
    angle: row.angle,
    written_by: row.writtenBy,
    edited: row.edited,
    characters: row.characters,
    replaced_at: row.replacedAt.toISOString(),
  };
}
