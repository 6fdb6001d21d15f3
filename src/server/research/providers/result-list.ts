import { z } from 'zod';

/** More entries than anybody asks for are not even looked at. */
const MAX_ENTRIES = 100;

/** A list in which entries of another shape are left out, unless no entry has the right one. */
export function resultList<Entry extends z.ZodType>(entry: Entry) {
  return z.array(z.unknown()).transform((items, context): z.output<Entry>[] => {
    const read = items.slice(0, MAX_ENTRIES).map((item) => entry.safeParse(item));
    const good = read.flatMap((result) => (result.success ? [result.data] : []));
    if (items.length > 0 && good.length === 0) context.addIssue({ code: 'custom', message: 'no entry can be read' });
    return good;
  });
}
