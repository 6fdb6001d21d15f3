import type { ExampleOrigin } from '../../../../core/contracts/job.ts';
import { EXAMPLE_TEXTS as texts } from '../../../texts/example.ts';

/** Says of a copy of the example where its texts come from. */
export function AboutExample({ origin }: { origin: ExampleOrigin }) {
  return <p className="text-sm text-muted">{texts.origin(origin)}</p>;
}
