import type { TopicKind } from '../../reading/topic-kind.ts';
import type { KindPlaces } from '../place.ts';
import { howTo } from './how-to.ts';
import { invitation } from './invitation.ts';
import { list } from './list.ts';
import { news } from './news.ts';
import { offer } from './offer.ts';
import { position } from './position.ts';
import { question } from './question.ts';
import { subject } from './subject.ts';
import { tellApart } from './tell-apart.ts';
import { versus } from './versus.ts';
import { why } from './why.ts';

export const PLACES: Readonly<Record<TopicKind, KindPlaces>> = {
  'how-to': howTo,
  why,
  versus,
  'tell-apart': tellApart,
  question,
  news,
  invitation,
  position,
  offer,
  list,
  subject,
};
