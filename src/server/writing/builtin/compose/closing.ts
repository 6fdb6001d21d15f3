import type { Desk } from '../desk.ts';

/** The last words to the reader, and the button under them, which says something else. */
export function closingWords({ phrases }: Desk): { invite: string; button: string } {
  const button = phrases.next('button');
  const invite = phrases.next('invite');
  return { button, invite: isAlike(invite, button) ? phrases.next('invite') || invite : invite };
}

function isAlike(invite: string, button: string): boolean {
  const words = button.toLowerCase().split(' ');
  const runs = words.slice(2).map((_, at) => words.slice(at, at + 3).join(' '));
  return runs.some((run) => invite.toLowerCase().includes(run));
}
