import { exampleDraft } from '../example/example.ts';
import { explainEstimate, likelyFigures } from './estimate-words.ts';
import { useEstimate } from './use-estimate.ts';

/** Without the persona: it is made with the example. */
const EXAMPLE = { ...exampleDraft(''), personaId: null };

/** What one press on Try an example is likely to take. */
export function ExampleEstimate() {
  const estimate = useEstimate(EXAMPLE);
  if (estimate?.kind !== 'model') return null;
  return (
    <p className="text-sm text-muted tabular-nums">
      {likelyFigures(estimate.figures)} {explainEstimate(estimate.figures)}
    </p>
  );
}
