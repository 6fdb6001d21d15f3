import type { SentToVendor } from '../../src/core/contracts/sent.ts';

type SentText = SentToVendor['texts'][number];

const one = (kind: SentText['kind'], whole = true): SentText => ({ kind, source_id: null, title: '', whole });
const source = (source_id: string, title: string, whole = true): SentText => ({
  kind: 'source',
  source_id,
  title,
  whole,
});

/** What a project sent to two vendors: one wrote it, and one took notes of its sources. */
export function theSent(): SentToVendor[] {
  const kept = { source_id: 's9', title: 'Ten prompts for agents' };
  return [
    {
      vendor: 'OpenAI',
      models: ['gpt-6-sol', 'gpt-6-mini'],
      calls: 8,
      first_at: '2031-05-04T10:00:00.000Z',
      last_at: '2031-05-04T10:02:00.000Z',
      texts: [
        one('topic'),
        one('persona'),
        one('opinion'),
        one('replies'),
        source('s1', 'Our figures of March'),
        source('s2', 'Customer onboarding', false),
        source('s3', ''),
        one('plan'),
        one('pieces'),
      ],
      withheld: [{ ...kept, noted: false }],
    },
    {
      vendor: 'openai-compatible',
      models: ['gemma4'],
      calls: 1,
      first_at: '2031-05-04T09:59:00.000Z',
      last_at: '2031-05-04T09:59:00.000Z',
      texts: [one('topic'), one('persona', false), source('s2', 'Customer onboarding', false)],
      withheld: [{ ...kept, noted: true }],
    },
  ];
}
