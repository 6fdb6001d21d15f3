import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { Monitor, Smartphone } from '../../../../components/icons.ts';
import { Badge } from '../../../../components/ui/badge.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { Card } from '../../../../components/ui/card.tsx';
import { Notice } from '../../../../components/ui/notice.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { api } from '../../../../lib/api.ts';
import { hasStatus } from '../../../../lib/api-error.ts';
import { notify } from '../../../../lib/notify.ts';
import { ACCOUNT_SECURITY as texts } from '../../../../texts/auth.ts';
import { COMMON } from '../../../../texts/common.ts';
import { dateFormat } from '../../../../texts/words.ts';
import { deviceWords, isPhone } from './device-words.ts';
import { openSignInsQuery, type OpenSignIn } from './open-sign-ins-query.ts';

const WHEN = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** Where one is signed in, each with a way to end it. */
export function OpenSignIns() {
  const heading = useId();
  const { data, error, isFetching, refetch } = useQuery(openSignInsQuery);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed goes with its row.
  const { end, endOthers } = useEnding(() => title.current?.focus({ preventScroll: true }));
  const others = data?.filter(({ current }) => !current) ?? [];
  return (
    <Card role="region" aria-labelledby={heading} className="p-5 sm:p-6">
      <h2
        ref={title}
        id={heading}
        tabIndex={-1}
        className="text-md leading-snug font-semibold focus-visible:outline-none"
      >
        {texts.sessionsTitle}
      </h2>
      <p className="mt-0.5 text-sm text-muted">{texts.sessionsHint}</p>
      {error && !data && (
        <Notice
          tone="error"
          title={texts.failedTitle}
          className="mt-4"
          action={
            <Button variant="outline" size="sm" busy={isFetching} onClick={() => void refetch()}>
              {COMMON.tryAgain}
            </Button>
          }
        >
          {error.message}
        </Notice>
      )}
      {!data && !error && <Skeleton className="mt-4 h-16" />}
      {data && (
        <ul className="mt-3 divide-y divide-border">
          {data.map((signIn) => (
            <SignInRow
              key={signIn.id}
              signIn={signIn}
              busy={end.isPending && end.variables === signIn.id}
              onEnd={() => end.mutate(signIn.id)}
            />
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <Button variant="outline" className="mt-3" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {texts.endOthers}
        </Button>
      )}
    </Card>
  );
}

function useEnding(onEnded: () => void) {
  const queryClient = useQueryClient();
  const onError = (error: Error) => notify.error(texts.endFailed, error.message);
  const onSettled = () => queryClient.invalidateQueries({ queryKey: openSignInsQuery.queryKey });
  const end = useMutation({
    // One that is gone already is what was asked for.
    mutationFn: (id: string) =>
      api.post<unknown>('/auth/revoke-session', { id }).catch((error: unknown) => {
        if (!hasStatus(error, 404)) throw error;
      }),
    onSuccess: () => {
      notify.success(texts.ended);
      onEnded();
    },
    onError,
    onSettled,
  });
  const endOthers = useMutation({
    mutationFn: () => api.post<unknown>('/auth/revoke-other-sessions', {}),
    onSuccess: () => {
      notify.success(texts.othersEnded);
      onEnded();
    },
    onError,
    onSettled,
  });
  return { end, endOthers };
}

function SignInRow({ signIn, busy, onEnd }: { signIn: OpenSignIn; busy: boolean; onEnd: () => void }) {
  const { current, ipAddress, userAgent, updatedAt } = signIn;
  const device = deviceWords(userAgent);
  const Sign = isPhone(userAgent) ? Smartphone : Monitor;
  return (
    <li className="flex items-center gap-3 py-3">
      <Sign aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          {device}
          {current && <Badge>{texts.thisOne}</Badge>}
        </p>
        <p className="text-2sm wrap-anywhere text-muted">
          {texts.lastSeen(WHEN.format(new Date(updatedAt)))} {ipAddress && texts.from(ipAddress)}
        </p>
      </div>
      {!current && (
        <Button variant="outline" size="sm" busy={busy} aria-label={texts.endOf(device)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}
