import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig } from '../../core/contracts/client-config.ts';

const MARKER = '<!--client-config-->';
const LINKS_MARKER = '<!--absolute-links-->';

/** A built page, waiting for the configuration of the browser. */
export type WebPage = (config: ClientConfig) => string;

/**
 * Reads the first of `names` that the build has made. `links` stands where the page asks for absolute addresses.
 *
 * @throws Error when there is none, or it has no place for the configuration.
 */
export function readWebPage(webDir: string, names: readonly string[], links = ''): WebPage {
  const file = names.map((name) => join(webDir, name)).find((path) => existsSync(path));
  if (!file) throw new Error(`The web client is not built: ${webDir} has no ${names.join(' or ')}`);
  const [before, after] = readFileSync(file, 'utf8')
    .replace(LINKS_MARKER, () => links)
    .split(MARKER);
  if (before === undefined || after === undefined) throw new Error(`${file} has no ${MARKER}`);
  return (config) => `${before}<script type="application/json" id="client-config">${escaped(config)}</script>${after}`;
}

/** JSON that cannot end the element that it stands in. */
const escaped = (config: ClientConfig) => JSON.stringify(config).replaceAll('<', '\\u003c');
