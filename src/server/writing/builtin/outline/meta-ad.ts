import type { MetaAdParts } from '../../../../core/formats/meta-ad.ts';
import { feedAd } from '../compose/meta-ad.ts';
import type { Desk } from '../desk.ts';

/** The same variants as the whole ad has, with a question in the place of the proof. */
export function outlineMetaAd(desk: Desk): { parts: MetaAdParts; sources: number } {
  const { parts, quoted } = feedAd(desk);
  return { parts, sources: new Set(quoted.map(({ source }) => source.id)).size };
}
