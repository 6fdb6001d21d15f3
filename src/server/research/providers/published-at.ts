const ISO = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
/** As in mail and feeds: "Thu, 02 Jan 2025 08:00:00 GMT". */
const RFC_2822 = /^(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}(?::\d{2})? (?:GMT|UTC|[+-]\d{4})$/;

/**
 * A date as an API tells it, as ISO 8601 in UTC, or null: what only counts back ("3 days ago") is no date. A time
 * without a zone is taken for UTC, so that it does not depend on this machine.
 */
export function publishedAt(text: string | null | undefined): string | null {
  const told = text?.trim() ?? '';
  const iso = ISO.exec(told);
  if (!iso && !RFC_2822.test(told)) return null;
  const zoned = iso && told.length > 10 && iso[1] === undefined ? `${told.replace(' ', 'T')}Z` : told;
  const time = Date.parse(zoned);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
