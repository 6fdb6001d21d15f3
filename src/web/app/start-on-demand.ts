interface App {
  start: () => Promise<void>;
}

const AUTH_LINK = 'a[data-auth]';

/** Waits for a press on a sign-in link; the app is fetched as soon as a pointer or the focus comes near one. */
export function startOnDemand(loadApp: () => Promise<App>): void {
  const linkAt = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(AUTH_LINK) : null;

  const prepare = (event: Event) => {
    if (linkAt(event)) void loadApp();
  };

  const press = (event: MouseEvent) => {
    const link = linkAt(event);
    // With a modifier key the link opens elsewhere, as every link does.
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    document.removeEventListener('click', press);
    link.setAttribute('aria-busy', 'true');
    void begin(link);
  };

  const begin = async (link: HTMLElement) => {
    try {
      const { start } = await loadApp();
      await start();
    } catch {
      // The app could not be fetched: follow the link, which asks the server for the page.
      location.assign((link as HTMLAnchorElement).href);
      return;
    }
    link.removeAttribute('aria-busy');
    // The same press again, now answered by the app.
    link.click();
  };

  document.addEventListener('pointerover', prepare, { passive: true });
  document.addEventListener('focusin', prepare);
  document.addEventListener('click', press);
}
