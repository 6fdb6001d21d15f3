import { prepareAddresses, type GivenAddresses } from '../../../core/checks/foreign-addresses.ts';
import { baseOf } from '../sources/with-ledger.ts';
import { materialTexts } from '../sources/source-texts.ts';
import { givenTexts } from '../tracing/given-texts.ts';
import type { Assignment } from '../writer.ts';

const prepared = new WeakMap<Assignment, GivenAddresses>();

/**
 * The sources' addresses, and what the user wrote or calls ours. An address in what was found is not given: a page must not send the
 * readers of a piece anywhere. Made once for all pieces of a job, which share one assignment.
 */
export function givenAddresses(extended: Assignment): GivenAddresses {
  const assignment = baseOf(extended);
  const known = prepared.get(assignment);
  if (known) return known;
  const given = prepare(assignment);
  prepared.set(assignment, given);
  return given;
}

function prepare(assignment: Assignment): GivenAddresses {
  const { sources, ledger } = assignment;
  return prepareAddresses({
    own: [...givenTexts(assignment), ...ownSources(assignment)],
    urls: sources.flatMap(({ url, also }) => [url ?? '', ...also]),
    sites: sources.map(({ site }) => site),
    told: [
      ...ledger.map(({ quote }) => quote),
      ...sources.flatMap(({ title, site, url }) => [title, site, url ?? '']),
      ...materialTexts(assignment),
    ],
  });
}

const ownSources = ({ sources, texts }: Assignment): string[] =>
  sources.flatMap(({ id, ours }) => (ours ? (texts.get(id) ?? []) : []));
