import type { Output } from '../../../../core/contracts/output.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/api.ts';
import type { PieceServer, SaveResult } from '../piece-ports.ts';

/** Answers that may be another one a little later: no answer, signed out, being written, too many calls, a server in trouble. */
const PASSING = [0, 401, 408, 409, 429];

/** The texts of pieces as the API keeps them; a save names the text it was made from. */
export const pieceServer: PieceServer = {
  async load(id) {
    const { data, etag } = await call<Output>('GET', `/outputs/${id}`);
    return { content: data.content ?? '', etag, checks: data.checks, stance: data.stance, versions: data.versions };
  },

  async save(id, content, etag) {
    try {
      const saved = await call<Output>('PATCH', `/outputs/${id}`, { content }, { ifMatch: etag ?? undefined });
      const { checks, stance, versions } = saved.data;
      return { outcome: 'saved', etag: saved.etag, checks, stance, versions };
    } catch (error) {
      return toResult(error);
    }
  },
};

function toResult(error: unknown): SaveResult {
  const reason = error instanceof Error ? error.message : '';
  if (!(error instanceof ApiError)) return { outcome: 'unreachable', reason };
  if (error.status === 412) return { outcome: 'conflict' };
  if (PASSING.includes(error.status) || error.status >= 500) return { outcome: 'unreachable', reason };
  return { outcome: 'refused', reason };
}
