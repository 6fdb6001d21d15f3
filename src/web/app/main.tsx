import '../styles/index.css';

/** The app starts at once; pages that are complete as HTML wait until the browser is idle or the visitor acts. */
const starting = /^\/app\/?$/.test(location.pathname) ? Promise.resolve() : idleOrFirstAction();

void starting.then(async () => {
  const { start } = await import('./start.tsx');
  await start();
});

function idleOrFirstAction(): Promise<void> {
  return new Promise((resolve) => {
    const actions = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;
    const go = () => {
      for (const action of actions) removeEventListener(action, go);
      resolve();
    };
    for (const action of actions) addEventListener(action, go, { once: true, passive: true });
    // Safari learned requestIdleCallback late.
    if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: 3_000 });
    else setTimeout(go, 300);
  });
}
