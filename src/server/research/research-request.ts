import type { ResearchOptions } from '../../core/contracts/research.ts';
import type { CallMeter } from '../llm/call-meter.ts';
import type { Findings } from './findings.ts';
import type { Material } from './reading/read-material.ts';

/** What research is asked for. */
export interface ResearchRequest {
  readonly topic: string;
  /** Whom the pieces are for, in a few words. */
  readonly audience: string;
  /** The name of the brand's website: what is found there is the brand's own. Null where it has none. */
  readonly website: string | null;
  /** What the user brings along, each a source like any other. */
  readonly material: readonly Material[];
  readonly options: ResearchOptions;
  /** Findings that stand already: the web is not asked again, only the material is added to them. */
  readonly base: Findings | null;
  /** Asks no model for claims, whatever is connected; by default it is asked where there is one. */
  readonly withoutModel?: boolean;
  readonly meter?: CallMeter | undefined;
  readonly signal: AbortSignal;
}
