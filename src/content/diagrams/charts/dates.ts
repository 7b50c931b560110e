const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

const parts: Readonly<Record<string, string>> = {
  YYYY: '(?<year>\\d{4})',
  YY: '(?<shortYear>\\d{2})',
  MM: '(?<month>\\d{1,2})',
  M: '(?<month>\\d{1,2})',
  DD: '(?<day>\\d{1,2})',
  D: '(?<day>\\d{1,2})',
  HH: '(?<hour>\\d{1,2})',
  H: '(?<hour>\\d{1,2})',
  mm: '(?<minute>\\d{1,2})',
  m: '(?<minute>\\d{1,2})',
  ss: '(?<second>\\d{1,2})',
  s: '(?<second>\\d{1,2})',
  SSS: '(?<milli>\\d{1,3})',
};

/**
 * Returns a date as milliseconds in UTC; undefined if the text does not have the format.
 *
 * @param format as in Day.js: `YYYY-MM-DD HH:mm`; `X` and `x` are seconds and milliseconds since 1970
 */
export function parseDate(text: string, format: string): number | undefined {
  if (format === 'X' || format === 'x')
    return /^\d+$/.test(text) ? Number(text) * (format === 'X' ? 1000 : 1) : undefined;
  const pattern = format.replace(
    /YYYY|YY|MM?|DD?|HH?|mm?|ss?|SSS|[^\w\s]/g,
    (token) => parts[token] ?? `\\${token}`,
  );
  const found = (new RegExp(`^${pattern}$`).exec(text) ?? isoDate.exec(text))?.groups;
  if (!found) return undefined;
  const number = (name: string, fallback: number): number => Number(found[name] ?? fallback);
  const year =
    found.shortYear === undefined ? number('year', 1970) : 2000 + Number(found.shortYear);
  const [month, day] = [number('month', 1), number('day', 1)];
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const time = [number('hour', 0), number('minute', 0), number('second', 0), number('milli', 0)];
  const [hour = 0, minute = 0, second = 0, milli = 0] = time;
  return Date.UTC(year, month - 1, day, hour, minute, second, milli);
}

const isoDate = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;

const units: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};

/** Milliseconds of a day. */
export const dayMs = 86_400_000;

/** Returns the end of a duration such as `3d` or `1.5h`; undefined for other texts. */
export function addDuration(start: number, text: string): number | undefined {
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)(ms|[smhdwMy])$/.exec(text) ?? [];
  if (amount === undefined) return undefined;
  const milliseconds = units[unit];
  if (milliseconds !== undefined) return start + Number(amount) * milliseconds;
  const date = new Date(start);
  const months = Math.round(Number(amount) * (unit === 'y' ? 12 : 1));
  return date.setUTCMonth(date.getUTCMonth() + months);
}

/**
 * Writes a date in a format of strftime, as `axisFormat` has it: `%d %b`.
 *
 * @param locale BCP 47 tag, for names of months and days
 */
export function formatDate(time: number, format: string, locale: string): string {
  const date = new Date(time);
  const name = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
  const values = new Map<string, () => string>([
    ['Y', () => String(date.getUTCFullYear())],
    ['y', () => pad(date.getUTCFullYear() % 100)],
    ['m', () => pad(date.getUTCMonth() + 1)],
    ['q', () => String(Math.floor(date.getUTCMonth() / 3) + 1)],
    ['d', () => pad(date.getUTCDate())],
    ['e', () => String(date.getUTCDate())],
    ['H', () => pad(date.getUTCHours())],
    ['I', () => pad(date.getUTCHours() % 12 || 12)],
    ['M', () => pad(date.getUTCMinutes())],
    ['S', () => pad(date.getUTCSeconds())],
    ['L', () => pad(date.getUTCMilliseconds(), 3)],
    ['p', () => (date.getUTCHours() < 12 ? 'AM' : 'PM')],
    ['b', () => name({ month: 'short' })],
    ['B', () => name({ month: 'long' })],
    ['a', () => name({ weekday: 'short' })],
    ['A', () => name({ weekday: 'long' })],
    ['j', () => String(Math.floor((time - Date.UTC(date.getUTCFullYear(), 0)) / dayMs) + 1)],
    ['s', () => String(Math.floor(time / 1000))],
    ['x', () => name({ dateStyle: 'short' })],
    ['%', () => '%'],
  ]);
  return format.replace(/%[-_0]?([a-zA-Z%])/g, (all, code: string) => values.get(code)?.() ?? all);
}
