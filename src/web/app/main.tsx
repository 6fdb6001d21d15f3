import '../styles/index.css';
import { wasSignedIn } from '../features/auth/known-visitor.ts';
import { loadWithRetries } from '../lib/load-with-retries.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { startOnDemand } from './start-on-demand.ts';

const loadApp = () => import('./start.tsx');

/**
 * The pages are complete as HTML. A visitor's landing page loads the app when a sign-in link is pressed; somebody who
 * was signed in before gets it in a quiet moment, for the header's sake; `/app` needs it at once.
 */
if (isApp() || !isPrerendered()) void startAtOnce();
else if (wasSignedIn()) whenIdle(() => void startAtOnce());
else startOnDemand(loadApp);

/** Where the code does not come, the page is as it came until the network is back. */
async function startAtOnce(): Promise<void> {
  try {
    const { start } = await loadWithRetries(loadApp);
    await start();
  } catch {
    window.addEventListener('online', () => void startAtOnce(), { once: true });
  }
}

function isApp(): boolean {
  return /^\/app\/?$/.test(location.pathname);
}

/** The development server serves pages without a first view. */
function isPrerendered(): boolean {
  return Boolean(document.getElementById('root')?.firstElementChild);
}
