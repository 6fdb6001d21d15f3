import { ACCOUNT_SECURITY } from '../../../../texts/auth.ts';

/** In this order: most browsers call themselves by the names of others, too. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, ACCOUNT_SECURITY.samsungBrowser],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** A device as its owner would call it, by what its browser calls itself: "Firefox on Windows"; of a script, its name. */
export function deviceWords(userAgent: string | null): string {
  const agent = (userAgent ?? '').slice(0, 500);
  const [browser, system] = [BROWSERS, SYSTEMS].map((list) => list.find(([sign]) => sign.test(agent))?.[1]);
  if (browser && system) return ACCOUNT_SECURITY.device(browser, system);
  return browser ?? system ?? (/^[\w.-]{1,40}/.exec(agent)?.[0] || ACCOUNT_SECURITY.unknownDevice);
}

export const isPhone = (userAgent: string | null): boolean => /\bMobile\b|\biPhone\b|\bAndroid\b/.test(userAgent ?? '');
