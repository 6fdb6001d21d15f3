import { findFormat } from '../../../../src/core/formats/registry.ts';
import type { Output } from '../../../../src/core/contracts/output.ts';
import type { Claim, ClaimInContext } from '../../../../src/core/contracts/research.ts';
import { reportOn } from '../../../../src/core/reports/report-on.ts';
import { stanceSpans } from '../../../../src/server/jobs/stance-spans.ts';
import { objectionsTo } from '../../../../src/server/research/ledger/objections.ts';
import { quoteInContext } from '../../../../src/server/research/quote-in-context.ts';
import type { StoredSource } from '../../../../src/server/research/findings.ts';
import { borneOutOf } from '../../../../src/server/writing/borne-out.ts';
import { reportContextOf } from '../../../../src/server/writing/tracing/report-context.ts';
import type { Assignment, PersonaVoice } from '../../../../src/server/writing/writer.ts';
import { aJob, anOutput } from '../../../fakes/wire-job.ts';
import type { Dossier } from '../../subject/dossier.ts';
import type { WrittenJob, WrittenOrNot } from './write-job.ts';

export interface JobToTell extends WrittenJob {
  readonly name: string;
  readonly assignment: Assignment;
  readonly sources: readonly StoredSource[];
}

/** A job run in this process as the API would tell of it: what the judges of the other evaluations judge. */
export function dossierOf({ name, assignment, sources, plan, pieces }: JobToTell): Dossier {
  const { topic, persona, opinion, brief, points } = assignment;
  const ledger = claimsOf({ assignment, plan, pieces });
  const outputs = pieces.map((piece) => outputOf(piece, assignment));
  return {
    name,
    job: aJob({
      topic,
      status: outputs.every(({ status }) => status === 'completed') ? 'completed' : 'failed',
      persona: { name: persona.name, business_description: persona.audience, tone_voice: persona.tone },
      language: assignment.language,
      terms: { banned: [...persona.bannedTerms], required: [...persona.requiredTerms] },
      research_results: {
        wiki_content: brief,
        research_summary: '',
        sources: [...assignment.sources],
        ledger: [...ledger],
        searches: [],
      },
      stance: {
        points: [...points],
        objections: objectionsOf({ assignment, plan }),
      },
    }),
    outputs,
    sources: [...sources],
    claims: ledger.flatMap((claim) => inContext(claim, sources)),
    given: { topic, opinion, persona: toldOf(persona), material: [], addresses: [], hosts: [] },
    researchMs: 0,
  };
}

/** Those that research noted, and the passages that plan and checks found beside them; each once. */
function claimsOf({ assignment, plan, pieces }: Pick<JobToTell, 'assignment' | 'plan' | 'pieces'>): Claim[] {
  const found = pieces.flatMap(({ written }) => written?.claims ?? []);
  const all = [...assignment.ledger, ...(plan.claims ?? []), ...found];
  return [...new Map(all.map((claim) => [claim.id, claim])).values()];
}

/** As the pipeline keeps them: those of the plan, and those that show without a model. */
function objectionsOf({ assignment, plan }: Pick<JobToTell, 'assignment' | 'plan'>): Objection[] {
  const all = [...(plan.objections ?? []), ...objectionsTo(assignment.points, assignment.ledger)];
  const once = new Map(all.map((one) => [`${one.pointId}/${one.claimId}`, one]));
  return Array.from(once.values(), ({ pointId, claimId }) => ({ point_id: pointId, claim_id: claimId }));
}

interface Objection {
  readonly point_id: string;
  readonly claim_id: string;
}

/** What a persona gives a piece to say. */
function toldOf({ name, audience, objectives, requiredTerms, approvedFacts }: PersonaVoice): string {
  return [`${name}. ${audience}.`, ...approvedFacts, ...objectives, ...requiredTerms].join('\n');
}

function inContext(claim: ClaimInContext['claim'], sources: readonly StoredSource[]): ClaimInContext[] {
  const stored = sources.find(({ id }) => id === claim.source_id);
  if (!stored) return [];
  const { text, ...source } = stored;
  return [{ claim, source, ...quoteInContext(text, claim) }];
}

function outputOf({ planned, written, failure }: WrittenOrNot, assignment: Assignment): Output {
  const { format, variant, angle } = planned;
  const place = { id: `${format} ${variant}`, format, variant, angle, language: assignment.language };
  const found = findFormat(format);
  if (!written || !found) return anOutput({ ...place, status: 'failed', content: null, error_message: failure });
  const { checks, measures } = reportOn(written.text, found, {
    ...reportContextOf(assignment),
    stance: written.stance.map(({ sentence }) => sentence),
    borneOut: borneOutOf(written.grounds ?? []),
  });
  return anOutput({
    ...place,
    content: written.text,
    written_by: written.model ?? 'builtin',
    citations: [...written.citations],
    flags: [...written.flags],
    stance: stanceSpans({ content: written.text, stance: [...written.stance] }),
    checks: checks.map((check) => ({ ...check, spans: [...check.spans] })),
    measures,
  });
}
