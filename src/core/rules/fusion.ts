import type { Fusion } from '../contracts/fusion.ts';

/** As the author gave it: `zero` drops whatever text came with it, and `light` without a text is `zero`. */
export function fusionFrom(given: Fusion): Fusion {
  const text = given.fusion_type === 'light' ? given.answers.fusion_content.trim() : '';
  return { fusion_type: text ? 'light' : 'zero', answers: { fusion_content: text } };
}

export const NO_FUSION: Fusion = { fusion_type: 'zero', answers: { fusion_content: '' } };
