import { resolve } from 'node:path';
import { PRODUCT } from '../core/rules/product.ts';
import type { Settings } from './config/settings.ts';
import type { Candidate, Choice } from './llm/choose-model.ts';

/** The one line that a start prints: where it listens, who writes, where the data lies. */
export function startLine({
  settings,
  url,
  choice,
}: {
  settings: Settings;
  url: string | null;
  choice: Choice;
}): string {
  const role = url ? `is ready at ${settings.PUBLIC_URL ?? url}` : 'worker is ready';
  const data = settings.DATABASE_URL ? 'PostgreSQL' : resolve(settings.DATA_DIR);
  return `${PRODUCT.name} ${role} · written by ${whoWrites(choice)} · data in ${data}`;
}

function whoWrites(choice: Choice): string {
  if (choice.kind === 'builtin') return 'the built-in writer (docs/connect-a-model.md tells how to connect a model)';
  const named = ({ name, vendor }: Candidate) => `${name} (${vendor})`;
  return `the model ${choice.candidates.draft.map(named).join(', or if that is down ')}`;
}
