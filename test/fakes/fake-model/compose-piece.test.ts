import { expect, it } from 'vitest';
import { FORMATS } from '../../../src/core/formats/registry.ts';
import { promptPrefix } from '../../../src/server/writing/model/prompt-prefix.ts';
import { assignmentWith } from '../assignment.ts';
import { composePiece } from './compose-piece.ts';
import { readPrompt } from './read-prompt.ts';

it.each(FORMATS.map((format) => [format.label, format] as const))(
  '%s: fills the layout and keeps every rule',
  (label, format) => {
    const { assignment } = promptPrefix(assignmentWith());
    for (const variant of [1, 2, 3]) {
      const task = `Write this piece: ${label}, variant ${variant}.\n<angle>a</angle><claims>c3, c1</claims>`;
      const text = composePiece(readPrompt(`${assignment}\n<task>piece</task>\n${task}`));
      expect(format.check(text).filter((result) => result.status !== 'pass' && result.id !== 'sites')).toEqual([]);
      expect(format.parse(text).unparsed).toBe('');
      expect(text).toContain('[c3]');
    }
  },
);
