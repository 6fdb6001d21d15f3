import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { ExampleOrigin } from '../../core/contracts/job.ts';
import type { Citation, Flag } from '../../core/contracts/output.ts';
import type { personaInput } from '../../core/contracts/persona.ts';
import type { Claim } from '../../core/contracts/research.ts';
import type { CheckResult } from '../../core/checks/check-result.ts';
import type { FormatLabel } from '../../core/formats/registry.ts';
import type { TextReport } from '../judging/judge.ts';
import type { StoredSource } from '../research/findings.ts';
import type { GroundedSentence, Objection, Plan, StanceSentence } from '../writing/writer.ts';

/** What a piece of the example says, and what was found out about it when it was written. */
export interface ExamplePiece {
  readonly format: FormatLabel;
  readonly variant: number;
  readonly angle: string;
  readonly content: string;
  readonly citations: readonly Citation[];
  readonly flags: readonly Flag[];
  readonly stance: readonly StanceSentence[];
  readonly grounds: readonly GroundedSentence[];
}

/**
 * A whole project as a model wrote it: what it was given, and what came of it. Persona, topic, opinion and sources are of our
 * own invention; all else is written by `npm run example`.
 */
export interface FinishedExample {
  readonly persona: z.input<typeof personaInput>;
  readonly topic: string;
  readonly opinion: string;
  readonly sources: readonly StoredSource[];
  readonly origin: ExampleOrigin;
  readonly ledger: readonly Claim[];
  readonly brief: string;
  readonly summary: string;
  /** Passages that the plan and the fact checks found. */
  readonly claims: readonly Claim[];
  readonly objections: readonly Objection[];
  readonly plan: Plan;
  readonly pieces: readonly ExamplePiece[];
}

/** What its texts are worth, in the order of the pieces: each by itself, and all together. Written by `npm run generate`. */
export interface ExampleReports {
  readonly pieces: readonly TextReport[];
  readonly together: readonly CheckResult[][];
}

export const EXAMPLE_FILE = new URL('./finished-example.json', import.meta.url);

export const REPORTS_FILE = new URL('./example-reports.json', import.meta.url);

let known: FinishedExample | undefined;
let knownReports: ExampleReports | undefined;

/** Read with the first wish for it. */
export const finishedExample = (): FinishedExample => (known ??= read<FinishedExample>(EXAMPLE_FILE));

export const exampleReports = (): ExampleReports => (knownReports ??= read<ExampleReports>(REPORTS_FILE));

/** The files are our own, and `finished-example.test.ts` holds what they have to hold. */
function read<Content>(file: URL): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
