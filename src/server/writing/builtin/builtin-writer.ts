import { withoutPrintedLabels } from '../../../core/formats/printed-labels.ts';
import type { Writer } from '../writer.ts';
import { jobEvidence, prepareJobEvidence } from '../tracing/job-evidence.ts';
import { settleFacts } from '../tracing/settle-facts.ts';
import { LANGUAGES } from './text/language.ts';
import { planApart } from './plan-apart.ts';
import { quotedClaims } from './quoted-claims.ts';
import { statedPoints } from '../stance/stated-points.ts';
import { makerOf, writePiece } from './write-piece.ts';

/**
 * Writes without a model and without a network: from the verbatim quotations of the ledger, the author's own words, and
 * connecting words that ask and instruct but claim nothing. The same assignment always gives the same texts.
 */
export function createBuiltinWriter(): Writer {
  return {
    id: 'builtin',
    model: null,
    languages: LANGUAGES,
    plan: async (assignment, pieces, { signal, standing }) => {
      signal.throwIfAborted();
      return planApart(assignment, pieces, { needOf: (format) => makerOf(format).need, standing });
    },
    write: async (assignment, _plan, piece, { signal }) => {
      signal.throwIfAborted();
      const { format } = makerOf(piece.format);
      await prepareJobEvidence(assignment);
      const made = writePiece(assignment, piece);
      const { text, flags } = settleFacts(made.text, { format, evidence: jobEvidence(assignment) });
      return {
        text,
        outlineSources: made.outlineSources,
        flags,
        citations: quotedClaims(text, format, assignment),
        stance: statedPoints(withoutPrintedLabels(text, format), assignment.points),
        model: null,
      };
    },
  };
}
