import type { StyleProfile } from '../../core/contracts/persona.ts';
import { styleProfileInput } from '../../core/contracts/persona.ts';
import { TEXT_LIMITS } from '../../core/rules/limits.ts';
import { isLongerThan } from '../../core/rules/text.ts';
import { measureStyle } from '../../core/voice/measure-style.ts';
import { lengthLine, styleLines, tooLittle } from '../../core/voice/style-lines.ts';
import type { StyleTraits } from '../../core/voice/style-traits.ts';
import type { CallMeter } from '../llm/call-meter.ts';
import { ModelFailure } from '../llm/model-failure.ts';
import type { TextModel } from '../llm/text-model.ts';
import { invalidInput } from '../platform/errors.ts';
import { parseInput } from '../platform/parse-input.ts';
import type { PersonaContext } from './persona-context.ts';
import { soundLines } from './sound-lines.ts';
import { askForStyle, type StyleAnswer } from './style-profile-prompt.ts';

/** Somebody watches a button meanwhile. */
const PATIENCE_MS = 60_000;
/** What is left of an answer below this is no profile. */
const FEWEST_LINES = 4;

type Ears = Pick<PersonaContext, 'model' | 'logger'>;

export interface StyleRequest {
  readonly body: unknown;
  /** Ends the call when nobody waits for it any more. */
  readonly signal: AbortSignal;
  readonly meter?: CallMeter | undefined;
  readonly patienceMs?: number;
}

/**
 * How texts sound, a line a trait, for the user to read and correct. One call to the model; where it fails, answers
 * nonsense or there is none, the traits that were counted stand alone.
 *
 * @throws DomainError `invalid_input` when there is too little text, or the signal's reason.
 */
export async function deriveStyleProfile({ model, logger }: Ears, request: StyleRequest): Promise<StyleProfile> {
  const { voice_samples: samples } = parseInput(styleProfileInput, request.body);
  const traits = measureStyle(samples);
  if (traits.measured === null) {
    const message = tooLittle(traits.words);
    throw invalidInput(message, [{ path: 'voice_samples', message }]);
  }
  const counted = styleLines(traits);
  const heard = model ? await hear({ model, logger }, { ...request, samples, counted }) : null;
  const lines = heard === null ? [] : soundLines(heard.lines, samples);
  if (heard === null || lines.length < FEWEST_LINES) return { style_profile: joined(counted), written_by: 'builtin' };
  return { style_profile: joined([...measuredFirst(traits), ...lines]), written_by: heard.model };
}

/** The length of sentences is counted better than heard. */
function measuredFirst(traits: StyleTraits): string[] {
  return traits.measured === null ? [] : [lengthLine(traits.measured)].filter((line) => line !== '');
}

async function hear(
  { model, logger }: Ears & { model: TextModel },
  {
    samples,
    counted,
    signal,
    meter,
    patienceMs = PATIENCE_MS,
  }: StyleRequest & { samples: readonly string[]; counted: string[] },
): Promise<StyleAnswer | null> {
  const patience = AbortSignal.timeout(patienceMs);
  try {
    return await askForStyle(model, { samples, counted, meter, signal: AbortSignal.any([signal, patience]) });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ModelFailure || patience.aborted)) throw error;
    const kind = error instanceof ModelFailure ? error.kind : 'silent';
    logger.warn({ model: model.name, kind }, 'the model described no style; the counted traits stand alone');
    return null;
  }
}

/** Whole lines alone, as many as a profile holds. */
function joined(lines: readonly string[]): string {
  let text = '';
  for (const line of lines) {
    const longer = text === '' ? line : `${text}\n${line}`;
    if (isLongerThan(longer, TEXT_LIMITS.styleProfile)) break;
    text = longer;
  }
  return text;
}
