import type { Play } from './play.ts';

/** `/status/418` answers with that status; those that ask for patience say for how long. */
export const status: Play = ({ url, response }) => {
  const code = Number(url.pathname.split('/')[2]);
  const patience = code === 429 || code === 503 ? { 'retry-after': '120' } : {};
  const challenge = code === 401 ? { 'www-authenticate': 'Basic realm="Members"' } : {};
  response.writeHead(code, { 'content-type': 'text/html', ...patience, ...challenge });
  response.end(`<!DOCTYPE html><title>${code}</title><p>Backend db1042 says ${code}.</p>`);
};
