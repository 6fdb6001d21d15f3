import type { ReportContext } from '../../../src/core/reports/report.ts';

export interface CommonBreak {
  /** What is put below a piece that keeps the rule. */
  readonly said: string;
  readonly context?: Partial<ReportContext>;
}

const LONG_SENTENCE = `Notwithstanding considerable organizational heterogeneity, ${'interdepartmental responsibilities necessitate comprehensive reconsideration of institutional communication infrastructures and '.repeat(12)}so forth.`;

/** By the rule's id, what breaks it in any format. A rule without an entry is a rule that nobody has tried. */
export const COMMON_BREAKS: Readonly<Record<string, CommonBreak>> = {
  facts: { said: 'In 1987 it rose by 93.4 %, as “everybody had always known for sure”.' },
  addresses: { said: 'More at https://made-up.example/page.' },
  superlatives: { said: 'Simply the best service in town, guaranteed.' },
  'banned-terms': { said: 'It is dirt-cheap.', context: { terms: { banned: ['dirt cheap'], required: [] } } },
  'required-terms': { said: '', context: { terms: { banned: [], required: ['Zephyrine'] } } },
  opinion: { said: '', context: { opinion: 'Penguins dislike umbrellas in November.' } },
  'stock-phrases': { said: 'In today’s fast-paced world, this game-changer unlocks the power of synergy.' },
  grade: { said: Array.from({ length: 20 }, () => LONG_SENTENCE).join('\n\n') },
  gaps: { said: '[Add: one figure of your own]' },
};
