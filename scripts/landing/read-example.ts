import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

interface Example {
  readonly persona: { readonly name: string; readonly description: string; readonly toneVoice: 'professional' };
  readonly topic: string;
  readonly opinion: string;
  readonly notes: readonly { readonly title: string; readonly text: string }[];
}

interface ExampleModule {
  readonly EXAMPLE_PERSONA: Example['persona'];
  exampleDraft(personaId: string): Pick<Example, 'topic' | 'opinion' | 'notes'>;
}

const EXAMPLE = new URL('../../src/web/features/workflow/example/example.ts', import.meta.url);

/** What Try an example sends, from the web client's own module, whose `?raw` imports are Vite's. */
export async function readExample(): Promise<Example> {
  const hooks = registerHooks({
    load(url, context, next) {
      if (!url.endsWith('?raw')) return next(url, context);
      const text = readFileSync(fileURLToPath(url.slice(0, -'?raw'.length)), 'utf8');
      return { format: 'module', source: `export default ${JSON.stringify(text)};`, shortCircuit: true };
    },
  });
  try {
    const { EXAMPLE_PERSONA, exampleDraft } = (await import(EXAMPLE.href)) as ExampleModule;
    return { persona: EXAMPLE_PERSONA, ...exampleDraft('') };
  } finally {
    hooks.deregister();
  }
}
