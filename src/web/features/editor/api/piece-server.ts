import type { Output } from '../../../../core/contracts/output.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/api.ts';
import { noteAnswer } from '../../../lib/connection.ts';
import { isUnnamed, readOutput } from '../../../lib/wire/read-output.ts';
import { COMMON } from '../../../texts/common.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import type { ToldChecks } from '../checks/told-checks.ts';
import type { PieceServer, SaveResult } from '../piece-ports.ts';

/** Answers that may be another one a little later: no answer, signed out, being written, too many calls, a server in trouble. */
const PASSING = [0, 401, 408, 409, 429];

/** A server that takes a text and never answers is as good as none; longer than one that makes its callers wait. */
const PATIENCE_MS = 30_000;

/** The texts of pieces as the API keeps them; a save names the text it was made from. */
export const pieceServer: PieceServer = {
  async load(id) {
    if (isUnnamed(id)) throw new ApiError({ status: 404, message: EDITOR_TEXTS.panel.nowhereToSave });
    const { data, etag } = await call('GET', `/outputs/${id}`, undefined, { read: readOutput });
    noteAnswer();
    return { content: data.content ?? '', etag, ...saidIn(data) };
  },

  async save(id, content, etag) {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const options = { ifMatch: etag ?? undefined, read: readOutput, signal };
      const saved = await call('PATCH', `/outputs/${id}`, { content }, options);
      noteAnswer();
      return { outcome: 'saved', etag: saved.etag, ...saidIn(saved.data) };
    } catch (error) {
      return toResult(error);
    }
  },
};

function saidIn({ checks, stance, grounds, outline, versions }: Output): Omit<ToldChecks, 'content'> {
  return { checks, stance, grounds, outline, versions };
}

function toResult(error: unknown): SaveResult {
  if (!(error instanceof ApiError)) return { outcome: 'unreachable', reason: COMMON.offline };
  const reason = error.message;
  if (error.status === 412) return { outcome: 'conflict' };
  if (PASSING.includes(error.status) || error.status >= 500) return { outcome: 'unreachable', reason };
  return { outcome: 'refused', reason };
}
