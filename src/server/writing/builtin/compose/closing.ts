import type { Desk } from '../desk.ts';
import { ofVariant } from '../lines/of-variant.ts';
import { announces } from '../reading/topic-kind.ts';

interface Closing {
  readonly invite: string;
  readonly button: string;
}

/** Whoever announces something wants to be asked, or passed on; one for each variant. */
const ANNOUNCED: readonly [Closing, Closing, Closing] = [
  { invite: 'Questions? Write to us.', button: 'Find out more' },
  { invite: 'Ask us whatever you would like to know.', button: 'See the details' },
  { invite: 'Tell whoever should know about it.', button: 'Get in touch' },
];

/** The last words to the reader, and the button under them, which says something else. */
export function closingWords({ phrases, topicKind, variant }: Desk): Closing {
  const closing = ofVariant(ANNOUNCED, variant);
  if (topicKind.kind === 'position') return { ...closing, button: 'Apply here' };
  if (announces(topicKind.kind)) return closing;
  const button = phrases.next('button');
  const invite = phrases.next('invite');
  return { button, invite: isAlike(invite, button) ? phrases.next('invite') || invite : invite };
}

function isAlike(invite: string, button: string): boolean {
  const words = button.toLowerCase().split(' ');
  const runs = words.slice(2).map((_, at) => words.slice(at, at + 3).join(' '));
  return runs.some((run) => invite.toLowerCase().includes(run));
}
