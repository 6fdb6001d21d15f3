/** An opinion as it is handed in: `light` with one, `zero` where it is blank. */
export function toFusion(opinion: string) {
  const text = opinion.trim();
  return { fusion_type: text ? ('light' as const) : ('zero' as const), answers: { fusion_content: text } };
}
