import type { GoogleSearchAdParts } from '../../../../core/formats/google-search-ad.ts';
import { searchAd } from '../compose/google-search-ad.ts';
import type { Desk } from '../desk.ts';

/** The same fields as the whole ad has, of which more are left to their author. */
export function outlineGoogleAd(desk: Desk): { parts: GoogleSearchAdParts; sources: number } {
  const { parts, quoted } = searchAd(desk);
  return { parts, sources: new Set(quoted.map(({ source }) => source.id)).size };
}
