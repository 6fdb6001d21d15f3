import type { ChosenModel } from '../llm/choose-model.ts';
import type { UseCase } from '../llm/use-cases.ts';
import type { PricedCall } from './prices.ts';

/** The model that is asked first for each use, as its calls are priced and written down. */
export function firstModels({ candidates }: Pick<ChosenModel, 'candidates'>): Readonly<Record<UseCase, PricedCall>> {
  const first = (use: UseCase): PricedCall => {
    const [candidate] = candidates[use];
    if (!candidate) throw new Error(`No model is chosen for ${use}`);
    const { provider, vendor, name, isLocal } = candidate;
    return { provider: provider.id, vendor, model: name, isLocal };
  };
  return {
    brief: first('brief'),
    plan: first('plan'),
    draft: first('draft'),
    edit: first('edit'),
    check: first('check'),
    voice: first('voice'),
  };
}
