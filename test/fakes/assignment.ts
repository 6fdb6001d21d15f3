import { stancePointsOf } from '../../src/core/rules/stance-points.ts';
import { personaVoice } from './persona-voice.ts';
import { claimOf, sourceOf } from './findings.ts';
import type { Assignment } from '../../src/server/writing/writer.ts';

/** A job's material as research and the author would leave it. */
export function assignmentWith(changes: Partial<Assignment> = {}): Assignment {
  const opinion =
    changes.opinion ??
    'Buddies beat handbooks. Nobody reads forty pages in week one, and a patient colleague answers in a minute.';
  return {
    topic: 'Remote onboarding for new engineers',
    persona: personaVoice({
      name: 'Northwind People',
      audience: 'HR leads in tech',
      tone: 'conversational',
      objectives: ['More demo calls'],
    }),
    language: null,
    opinion,
    points: stancePointsOf(opinion),
    sources: [
      sourceOf({
        id: 's1',
        title: 'Onboarding',
        url: 'https://en.wikipedia.org/wiki/Onboarding',
        site: 'Wikipedia',
        published_at: null,
        retrieved_at: '2026-05-04T10:00:00.000Z',
        kind: 'encyclopaedia',
        license: 'CC BY-SA 4.0',
      }),
      sourceOf({
        id: 's2',
        title: 'Our survey notes',
        url: null,
        site: 'Your material',
        published_at: null,
        retrieved_at: '2026-05-04T10:00:00.000Z',
        kind: 'material',
        license: null,
      }),
    ],
    ledger: [
      claimOf({
        id: 'c1',
        source_id: 's1',
        quote: 'Onboarding refers to the mechanism through which new employees acquire the necessary knowledge.',
      }),
      claimOf({
        id: 'c2',
        source_id: 's1',
        quote: 'Socialization techniques lead to positive outcomes for new employees.',
      }),
      claimOf({
        id: 'c3',
        source_id: 's2',
        quote: 'In our survey 41 of 60 new engineers asked a colleague before they opened the handbook.',
      }),
    ],
    brief: '',
    material: [],
    ...changes,
  };
}
