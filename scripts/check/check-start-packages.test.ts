import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkStartPackages } from './check-start-packages.ts';

test('what a start loads or builds is no tool; tests and types may come from tools', () => {
  const root = mkdtempSync(join(tmpdir(), 'manifold-start-packages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = {
    'package.json':
      '{ "dependencies": { "react": "1.0.0" }, "devDependencies": { "vitest": "1.0.0", "@a/b": "1.0.0" } }',
    'src/web/page.tsx': "import 'react/jsx-runtime';\nimport { b } from '@a/b/sub';",
    'src/web/page.test.tsx': "import { test } from 'vitest';",
    'src/web/types.ts': "import type { Test } from 'vitest';",
    'test/support/a.ts': "import '@a/b';",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  expect(checkStartPackages(root)).toEqual([
    'src/web/page.tsx:2 needs @a/b at the start: it belongs to the dependencies of package.json',
  ]);
});
