import type { PressReleaseParts } from '../../../../core/formats/press-release.ts';
import { bodyOf, frameRelease, openLead } from '../compose/press-release.ts';
import { wantedFact } from '../compose/wanted-facts.ts';
import type { Desk } from '../desk.ts';
import { announces } from '../reading/topic-kind.ts';
import { frameOutline } from './frame.ts';

const PARAGRAPHS = 3;

export function outlinePressRelease(desk: Desk): { parts: PressReleaseParts; sources: number } {
  const frame = frameOutline(desk, 'Press Release');
  const fact = desk.english && announces(desk.topicKind.kind) ? [wantedFact(desk)] : [];
  const own = frame.items(PARAGRAPHS - fact.length);
  const asked = own.map(({ quotation, gap: open }) => [quotation, open].filter(Boolean).join(' '));
  return {
    parts: { ...frameRelease(desk), lead: openLead(desk), body: bodyOf(desk, [...fact, ...asked]), sources: [] },
    sources: frame.sources(),
  };
}
