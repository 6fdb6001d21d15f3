import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useAuth } from '../../features/auth/auth-context.ts';
import type { AuthUser } from '../../features/auth/session.ts';
import { useHeldDocs } from '../../features/editor/use-held-docs.ts';
import { clearSentTexts } from '../../features/workflow/draft.ts';
import { StepIndicator } from '../../features/workflow/step-indicator.tsx';
import { useDraft } from '../../features/workflow/use-draft.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { DASHBOARD_TEXTS } from '../../texts/dashboard.ts';
import { MESSAGES } from '../../texts/messages.ts';
import { OutputSkeleton } from './output-skeleton.tsx';
import { SetupView } from './setup-view.tsx';
import { useCurrentRun } from './use-current-run.ts';
import { useFetchAhead } from './use-fetch-ahead.ts';
import { useHadProjects } from './use-had-projects.ts';
import { useKeptScroll } from './use-kept-scroll.ts';
import { HISTORY_START, outputOf, screenOf, useView, type View } from './use-view.ts';
import { WelcomeBar } from './welcome-bar.tsx';

/** The history comes when somebody looks for it. */
const HistoryScreen = lazyPart(
  () => import('../../features/history/history-screen.tsx').then((module) => module.HistoryScreen),
  { failed: MESSAGES.loadError },
);

/** The figures come with their chart. */
const UsageScreen = lazyPart(() =>
  import('../../features/usage/usage-screen.tsx').then((module) => module.UsageScreen),
);

/** Who looks after their account comes here now and then. */
const AccountView = lazyPart(() => import('./account-view.tsx').then((module) => module.AccountView));

/** The editor comes when there is something to edit. */
const OutputOfDesk = lazyPart(() => import('./output-of-desk.tsx').then((module) => module.OutputOfDesk), {
  failed: DASHBOARD_TEXTS.loadFailed,
});

export function DashboardPage() {
  const { user } = useAuth();
  return user && <Dashboard user={user} />;
}

/** Of what is on the screen: what somebody came for is to be seen without scrolling. */
const LAYOUT: Record<View['name'], string> = {
  setup: 'flex flex-col gap-6',
  history: 'flex flex-col gap-4 sm:-mt-3',
  usage: 'flex flex-col gap-4 sm:-mt-3',
  account: 'flex flex-col gap-4 sm:-mt-3',
  // Greeting, steps and ways elsewhere share a line where there is room.
  output:
    'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 max-sm:-mt-5 sm:-mt-3 lg:grid-cols-[minmax(0,auto)_minmax(0,1fr)_auto] lg:gap-y-4',
};

interface OwnPageProps {
  name: 'usage' | 'account';
  user: AuthUser;
  onStart: () => void;
  onHistory: () => void;
}

/** What concerns the user, and no project. */
function OwnPage({ name, user, onStart, onHistory }: OwnPageProps) {
  return (
    <BelowGreeting>
      {name === 'usage' ? <UsageScreen onStart={onStart} /> : <AccountView user={user} onHistory={onHistory} />}
    </BelowGreeting>
  );
}

function Dashboard({ user }: { user: AuthUser }) {
  const { view, show, turnHistory, turnOutput } = useView();
  useKeptScroll(screenOf(view));
  useDocumentTitle(titleOf(view));
  const control = useDraft(user.id);
  const held = useHeldDocs(user.id);
  const [currentRun, setCurrentRun] = useCurrentRun(user.id);
  const hadProjects = useHadProjects(user.id);
  const latestView = useRef(view);
  useEffect(() => {
    latestView.current = view;
  }, [view]);
  useFetchAhead(view.name);

  const showDashboard = () => show(currentRun ? outputOf(currentRun) : { name: 'setup' });
  const showHistory = () => show(HISTORY_START);
  const startFrom = (draft: Parameters<typeof control.replace>[0]) => {
    control.replace(draft);
    setCurrentRun(null);
    show({ name: 'setup' });
  };
  const openRun = (jobId: string) => {
    setCurrentRun(jobId);
    // The answer may come late: whoever reads something else by then stays there.
    if (latestView.current.name === 'setup') show(outputOf(jobId));
  };
  const isElsewhere = view.name === 'output' ? view.jobId !== currentRun : view.name !== 'setup';
  return (
    <div className={LAYOUT[view.name]}>
      <WelcomeBar
        isBack={hadProjects}
        name={user.firstName || user.email || DASHBOARD_TEXTS.nameless}
        look={view.name === 'setup' ? 'planning' : view.name === 'output' ? 'slim' : 'plain'}
        onHistory={view.name === 'history' ? null : showHistory}
        onDashboard={isElsewhere ? showDashboard : null}
      />
      {view.name === 'history' && (
        <BelowGreeting>
          <HistoryScreen
            search={view.search}
            page={view.page}
            onViewChange={turnHistory}
            onOpenJob={(job) => show(outputOf(job.id))}
            onBackToDashboard={showDashboard}
            onShowUsage={() => show({ name: 'usage' })}
            onJobDeleted={(jobId) => jobId === currentRun && setCurrentRun(null)}
          />
        </BelowGreeting>
      )}
      {(view.name === 'usage' || view.name === 'account') && (
        <OwnPage name={view.name} user={user} onStart={showDashboard} onHistory={showHistory} />
      )}
      {view.name === 'output' && (
        <Suspense fallback={<OutputOnItsWay />}>
          <OutputOfDesk
            key={view.jobId}
            jobId={view.jobId}
            userId={user.id}
            start={view.place}
            onTurn={turnOutput}
            held={held}
            onStartNew={() => startFrom(clearSentTexts)}
            onEditInputs={startFrom}
          />
        </Suspense>
      )}
      {view.name === 'setup' && (
        <SetupView
          hadProjects={hadProjects}
          control={control}
          userId={user.id}
          onStarted={openRun}
          onOpen={(jobId) => show(outputOf(jobId))}
        />
      )}
    </div>
  );
}

function BelowGreeting({ children }: { children: ReactNode }) {
  return (
    <>
      <hr className="border-border" />
      <Suspense fallback={<OutputSkeleton />}>{children}</Suspense>
    </>
  );
}

/** Undefined for a job, which is named by its topic once that is known. */
function titleOf(view: View): string | undefined {
  const { titles } = DASHBOARD_TEXTS;
  if (view.name === 'output') return undefined;
  return view.name === 'history' ? titles.history(view.page) : titles[view.name];
}

function OutputOnItsWay() {
  return (
    <>
      <StepIndicator step="output" personaName={null} isSlim />
      <div className="col-span-full">
        <OutputSkeleton />
      </div>
    </>
  );
}
