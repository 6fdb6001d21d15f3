import { useMemo } from 'react';
import { claimsOfBrief } from '../claims/claims-behind.ts';
import type { Research } from '../read-research.ts';
import { RenderedText } from '../rendered-text.tsx';
import { withoutSourceSection } from './source-section.ts';

/** The brief to read; each number leads to the claim that it stands behind. */
export function ResearchBrief({ research }: { research: Research }) {
  const claimsAt = useMemo(() => claimsOfBrief(research), [research]);
  return <RenderedText text={withoutSourceSection(research)} syntax="markdown" claimsAt={claimsAt} />;
}
