/**
 * A date in words, such as `31 January 2026` for `2026-01-31`, which is unambiguous. Returns anything other than an ISO
 * 8601 date unchanged.
 */
export function longDate(date: string, locale: string): string {
  const time = /^\d{4}-\d\d-\d\d/.test(date) ? Date.parse(date.slice(0, 10)) : Number.NaN;
  if (Number.isNaN(time)) return date;
  // British English puts the day first, which all readers of English understand.
  const language = locale === 'en' ? 'en-GB' : locale;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
