import type { SentToVendor } from '../../../core/contracts/sent.ts';
import { isFields, list, number, oneOf, readList, text, textOrNull, texts } from './fields.ts';

type SentText = SentToVendor['texts'][number];

export const readSent = readList(vendorOf);

function vendorOf(wire: unknown): SentToVendor | null {
  if (!isFields(wire)) return null;
  const vendor = text(wire['vendor'], '');
  if (vendor === '') return null;
  return {
    vendor,
    models: texts(wire['models']),
    calls: number(wire['calls'], 0),
    first_at: text(wire['first_at'], ''),
    last_at: text(wire['last_at'], ''),
    texts: list(wire['texts'], textOf),
    withheld: list(wire['withheld'], (source) =>
      isFields(source)
        ? {
            source_id: text(source['source_id'], ''),
            title: text(source['title'], ''),
            noted: source['noted'] === true,
          }
        : null,
    ),
  };
}

/** Null for a kind that is not known here. */
function textOf(wire: unknown): SentText | null {
  if (!isFields(wire)) return null;
  const kind = oneOf(['topic', 'persona', 'opinion', 'replies', 'source', 'plan', 'pieces'], wire['kind'], null);
  if (kind === null) return null;
  return {
    kind,
    source_id: textOrNull(wire['source_id'], null),
    title: text(wire['title'], ''),
    whole: wire['whole'] !== false,
  };
}
