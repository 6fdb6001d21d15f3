import robotsParser from 'robots-parser';
import { PRODUCT } from '../../../core/rules/product.ts';

/** Whether an address of the origin may be visited. */
export type RobotsRules = (url: URL) => boolean;

export const EVERYTHING_ALLOWED: RobotsRules = () => true;

const AGENT = PRODUCT.name.toLowerCase();
const MAX_RULES = 2_000;
const MAX_PATTERN = 500;
const MAX_WILDCARDS = 10;

/**
 * The rules of a robots.txt (RFC 9309) that speak to this product, else those for everybody. They are picked out before
 * the parser sees them: it multiplies rules by names, and a hostile file has thousands of both.
 */
export function readRobots(text: string, origin: string): RobotsRules {
  const rules = rulesFor(text);
  if (rules.length === 0) return EVERYTHING_ALLOWED;
  const robots = robotsParser(`${origin}/robots.txt`, ['User-agent: *', ...rules].join('\n'));
  return (url) => robots.isAllowed(url.href, '*') ?? true;
}

function rulesFor(text: string): string[] {
  const groups = new Map<string, string[]>();
  let names: string[] = [];
  let naming = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const { key, value } = partsOf(line);
    if (key === 'user-agent') {
      names = naming ? names : [];
      const name = value.replace(/\/.*$/, '').trim().toLowerCase();
      if (name === AGENT || name === '*') {
        names.push(name);
        groups.set(name, groups.get(name) ?? []);
      }
      naming = true;
    } else if (key === 'allow' || key === 'disallow') {
      naming = false;
      const pattern = soundPattern(key, value);
      if (pattern !== '') for (const name of new Set(names)) groups.get(name)?.push(`${key}: ${pattern}`);
    }
  }
  return (groups.get(AGENT) ?? groups.get('*') ?? []).slice(0, MAX_RULES);
}

function partsOf(line: string): { key: string; value: string } {
  const colon = line.indexOf(':');
  if (colon < 0 || colon > 20) return { key: '', value: '' };
  const value = line.slice(colon + 1).replace(/#.*$/, '');
  return { key: line.slice(0, colon).trim().toLowerCase(), value: value.trim() };
}

/**
 * Matching takes time that grows with length and wildcards, and no honest rule comes near these bounds: a rule that goes
 * beyond them forbids what its beginning forbids, and allows nothing.
 */
function soundPattern(key: 'allow' | 'disallow', value: string): string {
  const pattern = value.replace(/\*+/g, '*');
  const sound = pattern.slice(0, MAX_PATTERN).split('*').slice(0, MAX_WILDCARDS).join('*');
  return sound === pattern || key === 'disallow' ? sound : '';
}
