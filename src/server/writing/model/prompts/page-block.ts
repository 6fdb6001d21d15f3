import { dataBlock, group } from '../../../llm/prompt/data-block.ts';
import type { Plan, PlanPage } from '../../writer.ts';
import type { PieceOrder } from './piece-order.ts';
import { isShort } from './short-format.ts';

/** Models with less memory than this, in tokens, get the page without what only rounds it off. */
const SHORT_MEMORY = 12_000;

/**
 * The page as it opens the order of a piece, or nothing. A short text gets its way in alone: with the whole page before them,
 * writers put all of it in, and a post that concedes and qualifies stops nobody. What its author has changed counts everywhere.
 */
export function pageFor({ plan, format }: Pick<PieceOrder, 'plan' | 'format'>, memory: number | null): string {
  if (plan.page && !plan.isChanged && isShort(format)) return '';
  const page = pageBlock(plan, memory);
  return page === '' ? '' : `The page of the editor in chief, for all writers:\n${page}\n\n`;
}

/** The page of the editor in chief, as the writers of all pieces get it; empty where nobody has made one. */
export function pageBlock({ page, messages }: Plan, memory: number | null): string {
  if (!page)
    return messages.length === 0
      ? ''
      : group(
          'page',
          messages.map((message) => dataBlock('idea', message)),
        );
  const lines = memory !== null && memory < SHORT_MEMORY ? shortPage(page) : wholePage(page);
  return lines.length === 0 ? '' : group('page', lines);
}

function shortPage({ idea, proof, objection, answer, notToClaim }: PlanPage): string[] {
  return [
    ...block('idea', idea),
    ...proof.map(({ sourceId, words }) => dataBlock('proof', words, sourceId ?? undefined)),
    ...block('objection', objection),
    ...block('answer', answer),
    ...notToClaim.map((line) => dataBlock('not_to_claim', line)),
  ];
}

function wholePage(page: PlanPage): string[] {
  return [
    ...block('idea', page.idea),
    ...block('reader', page.reader),
    ...page.proof.map(({ sourceId, words }) => dataBlock('proof', words, sourceId ?? undefined)),
    ...block('everybody_uses', page.leftOut),
    ...block('objection', page.objection),
    ...block('answer', page.answer),
    ...block('tomorrow', page.tomorrow),
    ...page.ownWords.map((line) => dataBlock('own_words', line)),
    ...page.notToClaim.map((line) => dataBlock('not_to_claim', line)),
  ];
}

const block = (tag: string, text: string): string[] => (text === '' ? [] : [dataBlock(tag, text)]);
