import { describe, expect, it } from 'vitest';
import { readCorpus } from '../corpus/read-corpus.ts';
import { measureJobs } from '../report/measure-jobs.ts';
import { judgeContradictions } from './judge-contradictions.ts';
import { judgeCoverage, judgeSources } from './judge-coverage.ts';
import { PLANTED } from './planted.ts';
import { sampleDossier } from './sample-dossier.ts';

const topics = readCorpus();

describe.each(topics.map((topic) => [topic.id, topic] as const))('the record of a flawless job on %s', (_id, topic) => {
  it('is found flawless', () => {
    const dossier = sampleDossier(topic);
    expect(measureJobs([dossier]).flatMap(({ faults }) => faults)).toEqual([]);
    expect(judgeCoverage(dossier).faults).toEqual([]);
    expect(judgeContradictions(dossier, topic.disputed).elsewhere.faults).toEqual([]);
  });
});

it.each(PLANTED.map((planted) => [planted.what, planted] as const))(
  '%s is noticed',
  (_what, { judge, plant, soil }) => {
    const tried = topics.flatMap((topic) => {
      const sound = soil(sampleDossier(topic));
      const spoiled = plant(sound);
      return spoiled === null ? [] : [{ before: judge(sound).faults, after: judge(spoiled).faults }];
    });
    expect(tried.length).toBeGreaterThan(0);
    for (const { before, after } of tried) {
      expect(before).toEqual([]);
      expect(after.length).toBeGreaterThan(0);
    }
  },
);

describe('a planted contradiction', () => {
  const topic = topics.find(({ id }) => id === 'bookshop-open-rates');
  const [one = '', other = ''] = topic?.disputed ?? [];

  it('counts as marked where each side names the other, and only there', () => {
    const sample = sampleDossier(topic ?? fail());
    const sides = sample.claims.filter(({ claim }) => claim.quote.includes(one) || claim.quote.includes(other));
    expect(sides).toHaveLength(2);
    const marked = {
      ...sample,
      claims: sample.claims.map((entry) => ({
        ...entry,
        claim: {
          ...entry.claim,
          contradicts: sides.filter((side) => side !== entry && sides.includes(entry)).map(({ claim }) => claim.id),
        },
      })),
    };
    expect(judgeContradictions(sample, [one, other])).toMatchObject({ present: true, marked: false });
    expect(judgeContradictions(marked, [one, other])).toMatchObject({ present: true, marked: true });
    expect(judgeContradictions(marked, [one, other]).elsewhere.faults).toEqual([]);
    expect(judgeContradictions(marked, [one, 'no such words']).elsewhere.faults).toHaveLength(2);
  });
});

it('a page beside the point and a copy beside its original are noticed among the sources', () => {
  const topic = topics[0] ?? fail();
  const sample = sampleDossier(topic);
  const web = { urlOf: ({ site, path }: { site: string; path: string }) => `http://www.${site}.example${path}` };
  const adding = (role: string) => {
    const page = topic.pages.find((candidate) => candidate.role === role) ?? fail();
    const [first = fail()] = sample.sources;
    return { ...sample, sources: [...sample.sources, { ...first, id: 's9', url: web.urlOf(page) }] };
  };
  expect(judgeSources(sample, topic, web).faults).toEqual([]);
  expect(judgeSources(adding('off-topic'), topic, web).faults).toHaveLength(1);
  expect(judgeSources(adding('copy'), topic, web).faults).toHaveLength(1);
});

function fail(): never {
  throw new Error('the corpus lacks it');
}
