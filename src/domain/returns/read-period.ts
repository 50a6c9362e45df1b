import { isPeriod, monthsOf, type Period, periodDays, quarterOf } from './period.ts';

/**
 * Reads a period as staff type it: `readPeriod('oct', '2026-11-22')` → `'2026-10'`. Without a year it is the newest that has
 * begun. `q3`, `Oct-Dec 2026` and `2026-Q3` are the quarter. Returns `null` for any other text.
 */
export function readPeriod(typed: string, today: string): Period | null {
  const text = typed.trim().toLowerCase();
  if (isPeriod(text.toUpperCase())) return text.toUpperCase();
  return readQuarter(text, today) ?? readSpan(text, today) ?? readMonth(text, today);
}

/** `q3`, `q3 2026`: the year is the one in which the financial year begins. */
function readQuarter(text: string, today: string): Period | null {
  const [, quarter, year] = /^q([1-4])(?:[ /.-]+(\d{4}))?$/.exec(text) ?? [];
  if (quarter === undefined) return null;
  return newestBegun(today, year, (of) => `${of}-Q${quarter}`);
}

/** `oct-dec 2026`, as the screen writes a quarter. */
function readSpan(text: string, today: string): Period | null {
  const [, from = '', to = '', year] = /^([a-z]+)\s*(?:to|-|–)\s*([a-z]+)(?:[ /.-]+(\d{4}))?$/.exec(text) ?? [];
  const [first, last] = [monthNumber(from), monthNumber(to)];
  if (first === null || last === null) return null;
  const month = newestBegun(today, year, (of) => monthIn(of, last));
  if (month === null) return null;
  const quarter = quarterOf(`${month}-01`);
  const months = monthsOf(quarter);
  return months[0]?.endsWith(`-${twoDigits(first)}`) && months[2] === month ? quarter : null;
}

/** `oct`, `October 2026`, `10`, `10/26`, `102026`. */
function readMonth(text: string, today: string): Period | null {
  const [, word = '', year] = /^([a-z]+|\d{1,2})(?:[ /.-]*(\d{4}|\d\d))?$/.exec(text) ?? [];
  const month = /^\d/.test(word) ? Number(word) : monthNumber(word);
  if (month === null || month < 1 || month > 12) return null;
  return newestBegun(today, year?.padStart(4, today.slice(0, 2)), (of) => monthIn(of, month));
}

function newestBegun(today: string, year: string | undefined, write: (year: number) => Period): Period | null {
  const periods = (year === undefined ? [0, -1] : [0]).map((back) => write(Number(year ?? today.slice(0, 4)) + back));
  const found = year === undefined ? periods.find((period) => periodDays(period).from <= today) : periods[0];
  return found !== undefined && isPeriod(found) ? found : null;
}

function monthNumber(word: string): number | null {
  const index = word.length < 3 ? -1 : months.findIndex((month) => month.startsWith(word));
  return index < 0 ? null : index + 1;
}

function monthIn(year: number, month: number): Period {
  return `${year}-${twoDigits(month)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

const months = 'january february march april may june july august september october november december'.split(' ');
