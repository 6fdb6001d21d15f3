interface App {
  start: () => Promise<void>;
}

/**
 * Waits for a press on a sign-in link (`a[data-auth]`); the app is fetched as soon as a pointer or the focus comes
 * near one. Further presses until it has started are the same wish. Returns how to stop waiting.
 */
export function startOnDemand(loadApp: () => Promise<App>): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let begun = false;

  const press = (event: MouseEvent) => {
    const link = linkAt(event);
    // With a modifier key the link opens elsewhere, as every link does.
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (begun) return;
    begun = true;
    void begin(link, loadApp, () => waiting.abort());
  };
  const prepare = (event: Event) => {
    // Should it fail now, the press tries again.
    if (linkAt(event)) loadApp().catch(() => undefined);
  };

  document.addEventListener('pointerover', prepare, { passive: true, signal });
  document.addEventListener('focusin', prepare, { signal });
  document.addEventListener('click', press, { signal });
  return () => waiting.abort();
}

async function begin(link: HTMLAnchorElement, loadApp: () => Promise<App>, onStarted: () => void): Promise<void> {
  link.setAttribute('aria-busy', 'true');
  try {
    const { start } = await loadApp();
    await start();
    onStarted();
  } catch {
    // The app could not be fetched: follow the link, which asks the server for the page.
    location.assign(link.href);
    return;
  }
  link.removeAttribute('aria-busy');
  // The same press again, now answered by the app.
  link.click();
}

function linkAt(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a[data-auth]') : null;
}
