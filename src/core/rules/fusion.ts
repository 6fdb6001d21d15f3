import type { Fusion } from '../contracts/fusion.ts';

/** `light` with the opinion, or `zero` when its text is empty. */
export function fusionFrom(opinion: string): Fusion {
  const text = opinion.trim();
  return { fusion_type: text ? 'light' : 'zero', answers: { fusion_content: text } };
}
