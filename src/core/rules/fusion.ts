import { QUESTION_IDS, type Fusion } from '../contracts/fusion.ts';

/** As the author gave it: `zero` drops whatever text came with it, and `light` without a text is `zero`. Replies stay. */
export function fusionFrom({ fusion_type: type, answers }: Fusion): Fusion {
  const text = type === 'light' ? answers.fusion_content.trim() : '';
  const replies = QUESTION_IDS.flatMap((id) => {
    const reply = answers[id]?.trim() ?? '';
    return reply === '' ? [] : [[id, reply] as const];
  });
  return { fusion_type: text ? 'light' : 'zero', answers: { fusion_content: text, ...Object.fromEntries(replies) } };
}

export const NO_FUSION: Fusion = { fusion_type: 'zero', answers: { fusion_content: '' } };
