import type { CheckResult } from '../../../../core/checks/check-result.ts';
import { shorten } from '../../../../core/rules/text.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import { sortChecks } from './sort-checks.ts';

/** A toast is short. */
const NAMED = 2;
const LONGEST_DETAIL = 80;

/** What is told of the hard rules that a text breaks: the first few with what was found. */
export function brokenRules(checks: readonly CheckResult[]): string[] {
  const { musts } = sortChecks(checks);
  const named = musts.slice(0, NAMED).map(({ label, detail }) => `${label} (${shorten(detail, LONGEST_DETAIL)})`);
  const more = musts.length - named.length;
  return more > 0 ? [...named, EDITOR_TEXTS.checks.more(more)] : named;
}
