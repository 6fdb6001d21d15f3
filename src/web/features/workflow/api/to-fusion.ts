import type { AskedFirst, Fusion } from '../../../../core/contracts/fusion.ts';

/** Answers to the questions of a project that asks first, by their ids. */
export type Replies = Readonly<Partial<Record<AskedFirst['questions'][number]['id'], string>>>;

/** What an author hands in. */
export interface GivenOpinion {
  /** Blank where there is none. */
  readonly opinion: string;
  readonly replies?: Replies;
  /** Whether the replies become facts of the persona. */
  readonly keepsReplies?: boolean;
}

/** An opinion as it is handed in: `light` with one, `zero` where it is blank. Replies go along either way. */
export function toFusion(opinion: string, replies: Replies = {}): Fusion {
  const text = opinion.trim();
  return { fusion_type: text ? 'light' : 'zero', answers: { fusion_content: text, ...givenReplies(replies) } };
}

export function givenReplies(replies: Replies): Replies {
  const given = Object.entries(replies).map(([id, reply]) => [id, reply.trim()] as const);
  return Object.fromEntries(given.filter(([, reply]) => reply !== ''));
}
