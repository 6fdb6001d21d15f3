import type { CheckStatus } from '../../checks/check-result.ts';
import type { Span } from '../../text/span.ts';
import { shorten } from '../../rules/text.ts';
import { locate } from './locate.ts';
import type { Reading, Rule, Verdict } from './rule.ts';

interface Named {
  readonly id: string;
  readonly label: string;
  readonly ask?: string;
}

/** What a rule that is kept or missed says; a miss names its places where it has some. */
export interface Finding {
  readonly kept: boolean;
  readonly detail: string;
  readonly spans?: readonly Span[];
}

/** A convention: a miss warns. */
export function convention<Parts>(rule: Named, find: (reading: Reading<Parts>) => Finding): Rule<Parts> {
  return ruleOf(rule, 'warn', find);
}

/** What a platform refuses, or what nobody may say: a miss fails. */
export function demand<Parts>(rule: Named, find: (reading: Reading<Parts>) => Finding): Rule<Parts> {
  return ruleOf(rule, 'fail', find);
}

/** A rule of any kind. */
export function ruleWith<Parts>(
  { id, label, ask = '', isHard }: Named & { readonly isHard: boolean },
  judge: (reading: Reading<Parts>) => Verdict,
): Rule<Parts> {
  return { id, label, ask, isHard, limit: null, judge };
}

function ruleOf<Parts>(rule: Named, miss: CheckStatus, find: (reading: Reading<Parts>) => Finding): Rule<Parts> {
  return ruleWith({ ...rule, isHard: miss === 'fail' }, (reading) => {
    const { kept, detail, spans = [] } = find(reading);
    return { status: kept ? 'pass' : miss, detail, spans: kept ? [] : spans };
  });
}

/** All required parts in one rule; names are what the layout calls them. */
export function requiredParts<Parts>(present: Readonly<Record<string, (parts: Parts) => boolean>>): Rule<Parts> {
  return demand({ id: 'parts', label: 'Required parts' }, ({ parts }) => {
    const missing = Object.entries(present).flatMap(([name, isThere]) => (isThere(parts) ? [] : [name]));
    const count = Object.keys(present).length;
    return missing.length === 0
      ? { kept: true, detail: count === 1 ? 'It is there' : `All ${count} parts are there` }
      : { kept: false, detail: `Missing: ${missing.join(', ')}` };
  });
}

/** Text that no part of the layout took. */
export function everyLinePlaced<Parts>(): Rule<Parts> {
  return convention({ id: 'layout', label: 'Layout' }, ({ text, unparsed }) => {
    const [line = ''] = unparsed.split('\n');
    const span = locate(text, line);
    return unparsed === ''
      ? { kept: true, detail: 'Every line belongs to a part' }
      : { kept: false, detail: `Belongs to no part: "${shorten(line, 60)}"`, spans: span ? [span] : [] };
  });
}
