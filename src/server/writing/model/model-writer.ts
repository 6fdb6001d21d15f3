import { findFormat } from '../../../core/formats/registry.ts';
import type { TextModel } from '../../llm/text-model.ts';
import { ModelFailure } from '../../llm/model-failure.ts';
import type { Logger } from '../../platform/logger.ts';
import { prepareJobEvidence } from '../tracing/job-evidence.ts';
import { GaveUp, RetryLater } from '../writer.ts';
import type { Writer } from '../writer.ts';
import { derivedPlan } from './planning/derived-plan.ts';
import { readPlan } from './planning/read-plan.ts';
import { askForQuestions } from './prompts/ask-prompt.ts';
import { askForPlan } from './prompts/plan-prompt.ts';
import { writePiece } from './write-piece.ts';

/** Kinds of failure after which the pieces can still be written: the plan alone is given up. */
const PLAN_ONLY = new Set(['unreadable', 'endless', 'empty', 'filtered', 'cut-off']);

/** Writes with a model: one plan, then each piece by a call of its own. */
export function createModelWriter(model: TextModel, logger: Logger): Writer {
  return {
    id: 'model',
    model: model.name,
    languages: null,
    async ask(assignment, run) {
      // A project goes on without questions rather than wait for them.
      return await askForQuestions(model, { assignment, ...run }).catch((error: unknown) => {
        if (!(error instanceof ModelFailure)) throw error;
        logger.warn({ model: model.name, kind: error.kind }, 'The model had no questions for the author');
        return null;
      });
    },
    async plan(assignment, pieces, request) {
      await prepareJobEvidence(assignment);
      // In a hurry each piece plans for itself; its way in is what sets it apart from its siblings.
      if (request.mode === 'fast') return derivedPlan(assignment, pieces, request.standing);
      const planned = await askForPlan(model, { assignment, pieces, ...request }).catch((error: unknown) => {
        if (error instanceof ModelFailure && PLAN_ONLY.has(error.kind)) return null;
        throw asWriterError(error);
      });
      if (planned) return readPlan(planned, { assignment, pieces, standing: request.standing });
      logger.warn(
        { model: model.name, pieces: pieces.length },
        'The model gave no usable plan; the pieces are written from a derived one',
      );
      return derivedPlan(assignment, pieces, request.standing);
    },
    async write(assignment, plan, piece, run) {
      const format = findFormat(piece.format);
      if (!format) throw new Error(`No format is called ${piece.format}`);
      await prepareJobEvidence(assignment);
      try {
        return await writePiece({ model, logger }, { assignment, plan, piece, format, ...run });
      } catch (error) {
        throw asWriterError(error);
      }
    },
  };
}

function asWriterError(error: unknown): unknown {
  if (!(error instanceof ModelFailure)) return error;
  if (error.retryAfterMs === null) return new GaveUp(error.reason);
  const isCertain = error.kind === 'budget' || error.kind === 'user-budget';
  return new RetryLater(error.reason, error.retryAfterMs, { isCertain });
}
