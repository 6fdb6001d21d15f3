import { type DateFigure, dateFigure, dateOf, isReal } from './calendar.ts';
import { type Page } from './page.ts';
import { matchAt } from '../places.ts';

const DATE = /(?:(?<year>[12]\d{3})年)?(?<month>\d{1,2})月(?![間间])(?:(?<day>\d{1,2})[日号號])?/y;
const YEAR = /(?<year>[12]\d{3})年(?!間|间|来|來|以上|代)/y;
const TO_DAY = /(?:から|〜|～|~|-|至|到)(?:(?<month>\d{1,2})月)?(?<day>\d{1,2})[日号號]/y;
const TO_MONTH = /(?:から|〜|～|~|-|至|到)(?:(?<year>[12]\d{3})年)?(?<month>\d{1,2})月(?!\d)/y;
const TO_YEAR = /(?:から|〜|～|~|-|至|到)(?<year>[12]\d{3})年/y;

/** "2026年3月5日", "4月3日から5日", "2019年至2021年" */
export function readHanDate(page: Page, at: number): DateFigure | null {
  return readDayOrMonth(page, at) ?? readYear(page, at);
}

function readDayOrMonth({ low }: Page, at: number): DateFigure | null {
  const match = matchAt(DATE, low, at);
  const from = dateOf(match?.groups ?? {});
  if (match === null || !isReal(from)) return null;
  const end = at + match[0].length;
  const last = matchAt(from.day === undefined ? TO_MONTH : TO_DAY, low, end);
  if (last === null) return dateFigure(at, end, from);
  return dateFigure(at, end + last[0].length, from, { to: { ...from, ...dateOf(last.groups ?? {}) } });
}

function readYear({ low }: Page, at: number): DateFigure | null {
  const match = matchAt(YEAR, low, at);
  if (match === null) return null;
  const end = at + match[0].length;
  const last = matchAt(TO_YEAR, low, end);
  const from = dateOf(match.groups ?? {});
  if (last === null) return dateFigure(at, end, from);
  return dateFigure(at, end + last[0].length, from, { to: dateOf(last.groups ?? {}) });
}
