import robotsParser from 'robots-parser';
import { PRODUCT } from '../../../core/rules/product.ts';

/** Whether an address of the origin may be visited. */
export type RobotsRules = (url: URL) => boolean;

export const EVERYTHING_ALLOWED: RobotsRules = () => true;

const AGENT = PRODUCT.name.toLowerCase();
/** A quarter of a second of matching; files of well-known sites take a hundredth of it. */
const MAX_STEPS = 30_000_000;

/**
 * The rules of a robots.txt (RFC 9309) that speak to this product, else those for everybody. They are picked out before
 * the parser sees them: it multiplies rules by names, and a hostile file has thousands of both.
 */
export function readRobots(text: string, origin: string): RobotsRules {
  const rules = rulesFor(text);
  if (rules.length === 0) return EVERYTHING_ALLOWED;
  const robots = robotsParser(`${origin}/robots.txt`, ['User-agent: *', ...rules].join('\n'));
  const wild = rules.filter((rule) => rule.includes('*')).reduce((length, rule) => length + rule.length, 0);
  return ({ href, pathname, search }) => {
    // The parser tries a rule with wildcards at every place of the path.
    const steps = wild * (pathname.length + search.length);
    return steps <= MAX_STEPS && (robots.isAllowed(href, '*') ?? true);
  };
}

function rulesFor(text: string): string[] {
  const groups = new Map<string, string[]>();
  let names = new Set<string>();
  let naming = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const { key, value } = partsOf(line);
    if (key === 'user-agent') {
      if (!naming) names = new Set();
      naming = true;
      const name = value
        .replace(/\/[^]*$/, '')
        .trim()
        .toLowerCase();
      if (name !== AGENT && name !== '*') continue;
      names.add(name);
      if (!groups.has(name)) groups.set(name, []);
    } else if (key === 'allow' || key === 'disallow') {
      naming = false;
      if (value !== '') for (const name of names) groups.get(name)?.push(`${key}: ${value}`);
    }
  }
  return groups.get(AGENT) ?? groups.get('*') ?? [];
}

function partsOf(line: string): { key: string; value: string } {
  const [, key = '', value = ''] = /^\s*([\w-]{1,20})\s*:([^#]*)/.exec(line) ?? [];
  return { key: key.toLowerCase(), value: value.trim() };
}
