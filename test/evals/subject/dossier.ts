import type { Job } from '../../../src/core/contracts/job.ts';
import type { Output } from '../../../src/core/contracts/output.ts';
import type { ClaimInContext, SourceWithText } from '../../../src/core/contracts/research.ts';

/** Everything that the API tells of a finished job: what the judges judge. */
export interface Dossier {
  /** What the job is called in the report. */
  readonly name: string;
  readonly job: Job;
  readonly outputs: readonly Output[];
  readonly sources: readonly SourceWithText[];
  readonly claims: readonly ClaimInContext[];
  readonly given: Given;
  /** From the order to the end of research. */
  readonly researchMs: number;
}

/** What the user brought along, and what is needed to read the pieces. */
export interface Given {
  readonly topic: string;
  readonly opinion: string;
  readonly persona: string;
  /** Texts of notes and files. */
  readonly material: readonly string[];
  /** Addresses that the user named. */
  readonly addresses: readonly string[];
  /** Host and port of the sites that were there to be asked: the brief may name one that did not answer. */
  readonly hosts: readonly string[];
}
