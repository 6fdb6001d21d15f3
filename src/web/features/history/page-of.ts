import { HISTORY } from '../../../core/rules/limits.ts';

/** So few that all their numbers have room, on a phone, too. */
const FEW = 5;

export function countPages(total: number): number {
  return Math.max(1, Math.ceil(total / HISTORY.pageSize));
}

/** Ten of them; `page` is 1-based. */
export function pageWithin<T>(items: readonly T[], page: number): readonly T[] {
  const start = (page - 1) * HISTORY.pageSize;
  return items.slice(start, start + HISTORY.pageSize);
}

/** Where the hundred begins that a page lies in. */
export function offsetOf(page: number): number {
  return Math.floor(((page - 1) * HISTORY.pageSize) / HISTORY.fetchLimit) * HISTORY.fetchLimit;
}

/** Case-insensitive substring; spaces around the search do not count. */
export function matchTopic<T extends { topic: string }>(jobs: readonly T[], search: string): readonly T[] {
  const wanted = search.trim().toLocaleLowerCase();
  return wanted ? jobs.filter((job) => job.topic.toLocaleLowerCase().includes(wanted)) : jobs;
}

/** First and last page, the present one and its neighbours; null stands for pages left out. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  if (pages <= FEW) return Array.from({ length: pages }, (_, at) => at + 1);
  const numbers: (number | null)[] = [];
  for (let number = 1; number <= pages; number += 1) {
    const near = Math.abs(number - page) <= 1 || number === 1 || number === pages;
    // A gap of one page is that page: an ellipsis would be no shorter.
    const alone = Math.abs(number - page) === 2 && (number === 2 || number === pages - 1);
    if (near || alone) numbers.push(number);
    else if (numbers.at(-1) !== null) numbers.push(null);
  }
  return numbers;
}
