import { findCheckMarks } from '../layout/check-mark.ts';
import { countGaps } from '../layout/gaps.ts';
import { PLATFORM_LIMITS } from '../platform-limits.ts';
import { toCsv } from './csv.ts';

interface SearchAdAssets {
  readonly headlines: readonly string[];
  readonly descriptions: readonly string[];
  readonly paths: readonly string[];
}

/** Where the ad belongs in the account; Google Ads Editor makes what it does not find there. */
export interface AdPlace {
  readonly campaign: string;
  readonly adGroup: string;
  /** Empty where it is still to be chosen: Google takes no ad live without it. */
  readonly finalUrl?: string;
}

/**
 * One responsive search ad as Google Ads Editor imports it. What still holds a gap or a fact to check is left out, since it
 * would be published as it stands; what is too much stays for Google to refuse.
 * Columns: https://support.google.com/google-ads/editor/answer/57747, checked 2026-11-22.
 */
export function toGoogleAdsCsv(
  { headlines, descriptions, paths }: SearchAdAssets,
  { campaign, adGroup, finalUrl = '' }: AdPlace,
): string {
  const columns: [string, string][] = [
    ['Campaign', campaign],
    ['Ad group', adGroup],
    ...numbered('Headline', finished(headlines), PLATFORM_LIMITS.adHeadlines.value),
    ...numbered('Description', finished(descriptions), PLATFORM_LIMITS.adDescriptions.value),
    ...numbered('Path', finished(paths), PLATFORM_LIMITS.adPaths.value),
    ['Final URL', finalUrl],
  ];
  return toCsv([columns.map(([name]) => name), columns.map(([, cell]) => cell)]);
}

function numbered(name: string, cells: readonly string[], most: number): [string, string][] {
  return Array.from({ length: Math.max(most, cells.length) }, (_, at) => [`${name} ${at + 1}`, cells[at] ?? '']);
}

function finished(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => countGaps(text) === 0 && findCheckMarks(text).length === 0);
}
