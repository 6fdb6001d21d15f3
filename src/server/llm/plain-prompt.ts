import type { VendorPrompt } from './provider.ts';
import type { PromptTexts } from './text-model.ts';

/** One message, whose beginning is the same for all calls of a job: most vendors find that out by themselves. */
export function plainPrompt({ system, shared, prompt }: PromptTexts): VendorPrompt {
  return {
    instructions: system,
    messages: [{ role: 'user', content: [shared, prompt].filter(Boolean).join('\n\n') }],
  };
}
