/** Addresses that a server listens on, where a client has to say this machine. */
const ANY = new Set(['0.0.0.0', '[::]']);

/**
 * The address of a local server as its own setting has it: host, port and scheme may each be missing, and it may be the
 * address to listen on. Text that is no address comes back as it is.
 */
export function localAddress(text: string, fallback: string): string {
  if (text === '') return fallback;
  const usual = new URL(fallback);
  const written = text.includes('://') ? text : `http://${text.startsWith(':') ? usual.hostname : ''}${text}`;
  const url = URL.parse(written);
  if (!url) return text;
  if (ANY.has(url.hostname)) url.hostname = usual.hostname;
  // A scheme brings its own port; without one that of the server counts.
  if (url.port === '' && !text.includes('://')) url.port = usual.port;
  return url.href.replace(/\/+$/, '');
}
