import type { CheckStatus } from '../../../src/core/checks/check-result.ts';
import type { Format } from '../../../src/core/formats/format.ts';
import { FORMATS } from '../../../src/core/formats/registry.ts';
import { COMMON_RULES } from '../../../src/core/reports/common-rules.ts';
import { reportOn } from '../../../src/core/reports/report-on.ts';
import type { ReportContext } from '../../../src/core/reports/report.ts';
import { breakRules } from './break-rules.ts';
import { COMMON_BREAKS } from './common-breaks.ts';
import { soundPartsOf } from './sound-piece.ts';

export interface TriedBreak {
  readonly format: Format;
  readonly rule: string;
  readonly label: string;
  /** How grave the rule took it. */
  readonly status: Exclude<CheckStatus, 'pass'>;
  readonly text: string;
  readonly context: ReportContext;
}

export interface TriedRules {
  readonly breaks: readonly TriedBreak[];
  /** Rules that a sound piece misses, and those that nothing breaks: neither can be trusted. */
  readonly faults: readonly string[];
}

const NOTHING_GIVEN: ReportContext = {
  language: null,
  terms: { banned: [], required: [] },
  opinion: '',
  topic: '',
  evidence: null,
};

/** Breaks every rule of every format, and the rules of all formats in each of them, on purpose. */
export function tryBreaks(contextOf: (text: string) => ReportContext = () => NOTHING_GIVEN): TriedRules {
  const tried = (FORMATS as readonly Format[]).map((format) => {
    const sound = format.layout(soundPartsOf(format));
    return tryFormat(format, contextOf(sound), sound);
  });
  return { breaks: tried.flatMap(({ breaks }) => breaks), faults: tried.flatMap(({ faults }) => faults) };
}

function tryFormat(format: Format, context: ReportContext, sound: string): TriedRules {
  const missed = reportOn(sound, format, context).checks.filter(({ id, status }) => status !== 'pass' && id !== 'gaps');
  const faults = missed.map(({ id, detail }) => `${format.label}: ${id} is missed by a sound piece: ${detail}`);
  const breaks: TriedBreak[] = breakRules(format, soundPartsOf(format)).map(({ rule, status, text }) => ({
    format,
    rule: rule.id,
    label: rule.label,
    status,
    text,
    context,
  }));
  for (const { id, label } of COMMON_RULES) {
    const tried = tryCommon({ id, label }, { format, context, sound });
    if (tried) breaks.push(tried);
  }
  const noticed = new Set(breaks.map(({ rule }) => rule));
  for (const { id } of [...format.rules, ...COMMON_RULES]) {
    if (!noticed.has(id)) faults.push(`${format.label}: nothing breaks ${id}`);
  }
  return { breaks, faults };
}

function tryCommon(
  { id, label }: { id: string; label: string },
  { format, context, sound }: { format: Format; context: ReportContext; sound: string },
): TriedBreak | null {
  const broken = COMMON_BREAKS[id];
  if (!broken) return null;
  const text = broken.said === '' ? sound : `${sound}\n\n${broken.said}`;
  const strict = { ...context, ...broken.context };
  const found = reportOn(text, format, strict).checks.find((check) => check.id === id);
  if (!found || found.status === 'pass') return null;
  return { format, rule: id, label, status: found.status, text, context: strict };
}
