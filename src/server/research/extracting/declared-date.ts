const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ISO = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ]+(\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?\b/i;
const SLASHED = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})\b/;
const MONTH_FIRST = /\b([A-Za-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/;
const DAY_FIRST = /\b(\d{1,2})(?:st|nd|rd|th|\.)?\s+([A-Za-z]{3,9})\.?,?\s+(\d{4})\b/;
const DAY = 86_400_000;

/**
 * A declared date as ISO 8601: a moment in UTC when its time zone is known, else the day as it is written. Null for what is
 * no date, lies ahead, or can be read in two ways, such as 03/04/2024.
 */
export function declaredDate(text: string, now = Date.now()): string | null {
  const trimmed = text.trim().slice(0, 100);
  const iso = ISO.exec(trimmed);
  if (iso) return isoDate(iso, now);
  const slashed = SLASHED.exec(trimmed);
  if (slashed) return dayOf(slashed[1], slashed[2], slashed[3], now);
  const monthFirst = MONTH_FIRST.exec(trimmed);
  if (monthFirst) return dayOf(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2], now);
  const dayFirst = DAY_FIRST.exec(trimmed);
  return dayFirst ? dayOf(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1], now) : null;
}

/** The dates of a PDF: `D:20240501103000+02'00'`, of which any end may be missing (ISO 32000-1, 7.9.4). */
export function pdfDate(text: string, now = Date.now()): string | null {
  const parts = /^(?:D:)?(\d{4})(\d{2})?(\d{2})?(?:(\d{2})(\d{2})(\d{2})?)?(?:(Z)|([+-]\d{2})'?(\d{2})?)?/.exec(
    text.trim(),
  );
  if (!parts?.[2] || !parts[3]) return null;
  const [, year, month, day, hour, minute, second = '00', zulu, zoneHours, zoneMinutes = '00'] = parts;
  const time = hour ? `T${hour}:${minute}:${second}` : '';
  const zone = zulu ?? (zoneHours ? `${zoneHours}:${zoneMinutes}` : '');
  return declaredDate(`${year}-${month}-${day}${time}${time ? zone : ''}`, now);
}

function isoDate(iso: RegExpExecArray, now: number): string | null {
  const [, year, month, day, hour, minute, second = '00', zone] = iso;
  const date = dayOf(year, month, day, now);
  if (date === null || !hour || !zone) return date;
  const offset = zone.toUpperCase() === 'Z' ? 'Z' : zone.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  const moment = Date.parse(`${date}T${hour}:${minute}:${second}${offset}`);
  return Number.isNaN(moment) ? date : new Date(moment).toISOString();
}

function dayOf(year = '', month = '', day = '', now: number): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = Date.parse(`${date}T00:00:00Z`);
  // Days that do not exist, such as the 31st of April, roll over.
  if (Number.isNaN(moment) || !new Date(moment).toISOString().startsWith(date)) return null;
  // Somewhere it is tomorrow already.
  return Number(year) >= 1900 && moment <= now + DAY ? date : null;
}

function monthOf(name = ''): string {
  const at = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return at === -1 ? '' : String(at + 1);
}
