import { dateFormat } from '../../src/web/texts/words.ts';

/** A moment as the server sends it, for what the interface says of the time until then. */
export function inThreeHours(): string {
  return new Date(Date.now() + 3 * 3_600_000).toISOString();
}

/** As the interface shows it, in whatever time zone the test runs. */
export function timeOf(moment: string): string {
  return dateFormat({ timeStyle: 'short' }).format(new Date(moment));
}
