import { namesOf, type LabelKey } from './labels.ts';
import { withoutLead } from './noise.ts';

/** The line that opens one of several groups of the same kind. */
export interface GroupHeading {
  /** What stands in brackets behind the number: `Slide 2 (proof)`. */
  readonly note: string;
  /** What else stands on the line. */
  readonly value: string;
}

/** Reads `Slide 2: Proof`, `## Slide 2`, `**Slide 2 (proof):** Text`, `Slide 2/7 – Text` and `[Slide 2]`. */
export function headingReader(key: LabelKey): (line: string) => GroupHeading | null {
  const names = namesOf(key).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const number = String.raw`(?:\s*#?\d{1,2}(?:\s*(?:\/|of)\s*\d{1,2})?|\s+[A-C])`;
  const pattern = new RegExp(
    String.raw`^\[?(?:${names.join('|')})${number}\]?(?:\s*\((?<note>[^)]*)\))?(?:\s*[:：|–—]|\s+-(?=\s|$)|(?=\s*$))(?<value>.*)$`,
    'iu',
  );
  return (line) => {
    const { rest, mark } = withoutLead(line);
    const { note = '', value } = pattern.exec(mark === '' ? rest : rest.replace(mark, ''))?.groups ?? {};
    return value === undefined ? null : { note: note.trim(), value: value.trim() };
  };
}
