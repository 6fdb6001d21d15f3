import '../styles/index.css';
import { wasSignedIn } from '../features/auth/known-visitor.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { startOnDemand } from './start-on-demand.ts';

const loadApp = () => import('./start.tsx');

/**
 * The pages are complete as HTML. A visitor's landing page loads the app when a sign-in link is pressed; somebody who
 * was signed in before gets it in a quiet moment, for the header's sake; `/app` needs it at once.
 */
if (isApp() || !isPrerendered()) void loadApp().then(({ start }) => start());
else if (wasSignedIn()) whenIdle(() => void loadApp().then(({ start }) => start()));
else startOnDemand(loadApp);

function isApp(): boolean {
  return /^\/app\/?$/.test(location.pathname);
}

/** The development server serves pages without a first view. */
function isPrerendered(): boolean {
  return Boolean(document.getElementById('root')?.firstElementChild);
}
