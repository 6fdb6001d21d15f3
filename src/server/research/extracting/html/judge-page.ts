import { UnreadableDocument } from '../extractor.ts';
import { runningText } from '../running-text.ts';
import type { PageDocument } from './page-dom.ts';

/** Less running text than this is no article. */
const LEAST_TEXT = 200;
/** A teaser with more running text than this can be quoted, whatever stands behind the login. */
const TEASER_TEXT = 600;
const WALL =
  /\b(?:(?:sign|log) ?in (?:to|or (?:sign|register|subscribe|create)) |to (?:continue|keep) reading|to read (?:the )?(?:full|rest|more)|subscribe(?: now| today)? to (?:continue|read|get)|(?:for|to) (?:our )?subscribers only|subscriber[- ]only|already (?:a subscriber|subscribed|have an account)|(?:register|create (?:a|your) free account) to |members[- ]only|verify you are (?:a )?human|anmelden,? um|melden sie sich an|nur für abonnent|weiterlesen mit|jetzt abonnieren|connectez-vous pour|réservée? aux abonné|abonnez-vous pour|inicia sesión para|suscríbete para|solo para suscriptores|accedi per|abbonati per|faça login para|log in om)/i;

/** Whether a page asks for a password, seen before forms are taken out. */
export function seesLogin(page: PageDocument): boolean {
  return page.querySelector('input[type="password" i]') !== null;
}

interface Judged {
  /** Of the article. */
  readonly text: string;
  /** Of the whole page. */
  readonly wholeText: string;
  readonly login: boolean;
  readonly isFile: boolean;
}

/** Throws `UnreadableDocument` where there is nothing to quote. */
export function judgePage({ text, wholeText, login, isFile }: Judged): void {
  const running = runningText(text);
  const isWall = WALL.test(wholeText) || (login && running < LEAST_TEXT);
  if (!isFile && isWall && running < TEASER_TEXT) {
    throw new UnreadableDocument('login', 'This page shows its text only to those who have signed in or subscribed.');
  }
  if (isFile && text !== '') return;
  if (running < LEAST_TEXT) {
    throw new UnreadableDocument(
      'no-text',
      `There is no text ${isFile ? 'in this file' : 'on this page'} that can be quoted.`,
    );
  }
}
