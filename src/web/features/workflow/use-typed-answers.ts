import { useCallback, useState } from 'react';
import { keepInTab, readKept } from '../../lib/kept-in-tab.ts';
import type { TypedReplies } from './question-fields.tsx';

/** What an author has typed where a project waits for an opinion. */
export interface TypedAnswers extends TypedReplies {
  readonly opinion: string;
}

const keyOf = (userId: string, jobId: string) => `manifold.answers.${userId}.${jobId}`;

/**
 * What is typed into the question for an opinion, kept in this tab over a look elsewhere and a reload. `refused` is an
 * opinion that was typed before and not taken.
 */
export function useTypedAnswers(userId: string, jobId: string, refused = '') {
  const key = keyOf(userId, jobId);
  const [typed, setTyped] = useState(() => read(key) ?? { opinion: refused, replies: {}, keeps: false });
  const change = useCallback(
    (next: TypedAnswers) => {
      setTyped(next);
      keepInTab(key, next);
    },
    [key],
  );
  /** It is handed in. */
  const forget = useCallback(() => keepInTab(key, null), [key]);
  return { typed, change, forget };
}

function read(key: string): TypedAnswers | null {
  const stored = readKept(key);
  if (typeof stored !== 'object' || stored === null) return null;
  const { opinion, replies, keeps } = stored as Record<string, unknown>;
  const texts = typeof replies === 'object' && replies !== null ? Object.entries(replies) : [];
  return {
    opinion: typeof opinion === 'string' ? opinion : '',
    replies: Object.fromEntries(texts.filter(([, text]) => typeof text === 'string')),
    keeps: keeps === true,
  };
}
