import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkTexts } from './check-texts.ts';

function check(text: string, file = 'src/web/features/history/row.tsx'): string[] {
  const root = mkdtempSync(join(tmpdir(), 'manifold-texts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  return checkTexts(root);
}

describe('what a user reads stands in src/web/texts', () => {
  test.each([
    ['text in an element', '<p>Delete</p>', 'Delete'],
    ['one side of a choice', "<p>{isOpen ? texts.close : 'Open'}</p>", 'Open'],
    ['what stands in for nothing', "<p>{name ?? 'nobody'}</p>", 'nobody'],
    ['a name that is read out', '<button aria-label="Close" />', 'Close'],
    ['a property of an own component', '<Field hint="At most five." />', 'At most five.'],
    ['a sentence built around a value', '<p>{`${count} of ten`}</p>', 'of ten'],
    ['a sentence glued together', "<p>{count + ' left'}</p>", 'left'],
    ['a sentence on its way to the screen', "notify('It could not be saved')", 'It could not be saved'],
    ['a sentence that is handed on', 'return `${name} was deleted`', 'was deleted'],
  ])('%s is found', (_kind, code, words) => {
    expect(check(`function Row() { ${code.startsWith('<') ? `return ${code}` : code} }`)).toEqual([
      `src/web/features/history/row.tsx:1 says ${JSON.stringify(words)}: what a user reads stands in src/web/texts`,
    ]);
  });

  test.each([
    ['texts by their name', '<p title={texts.title}>{texts.lead}</p>'],
    ['signs and digits', '<p aria-label={`${count}/5`}>× · 3…</p>'],
    ['names of classes', "<p className={`button button-${kind} of it`}>{cn('relative flex', 'gap-2')}</p>"],
    ['what a machine reads', '<code>npm start</code>'],
    ['values of choices', '<Tabs value={tab ?? "content"}><option value="system">{texts.system}</option></Tabs>'],
    ['keys', '<li key={`piece ${id}`}>{texts.piece}</li>'],
    ['errors for developers', "{fail(new Error('There is no place for it'))}"],
  ])('%s may stand anywhere', (_kind, code) => {
    expect(check(`function Row() { return <>${code}</>; }`)).toEqual([]);
  });

  test('texts and tests hold sentences', () => {
    expect(check("export const TEXTS = { delete: 'Delete this topic?' };", 'src/web/texts/history.ts')).toEqual([]);
    expect(check("test('A row is shown', () => {});", 'src/web/features/history/row.test.tsx')).toEqual([]);
  });
});

test.each(['count.toLocaleString()', 'day.toLocaleDateString("en")', 'new Intl.ListFormat("en").format(names)'])(
  '%s does not form words by itself',
  (code) => {
    expect(check(`const words = ${code};`)).toEqual([
      expect.stringContaining('numbers, dates, plurals and lists are formed by src/web/texts/words.ts'),
    ]);
  },
);
