/**
 * A date in words, `2026-01-31` as `31 January 2026`: no order of digits to guess. Anything that is no ISO 8601
 * date stays as it is.
 */
export function longDate(date: string, locale: string): string {
  const time = /^\d{4}-\d\d-\d\d/.test(date) ? Date.parse(date.slice(0, 10)) : Number.NaN;
  if (Number.isNaN(time)) return date;
  // Of the Englishes, the one with the day first is read without a second look by all.
  const language = locale === 'en' ? 'en-GB' : locale;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
