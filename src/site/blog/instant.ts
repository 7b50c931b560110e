/** The publication date of a post. */
export interface Instant {
  /** The calendar day as the author wrote it: `2026-01-31`. */
  readonly day: string;
  /** ISO 8601 in UTC: `2026-01-31T09:30:00.000Z`. A day without a time begins at midnight. */
  readonly published: string;
}

const written =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[Tt ]+(\d{1,2}):(\d{2})(:\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?/;

/**
 * Parses a date with an optional time. A time without a zone is UTC, so that builds on all machines agree. Returns
 * undefined if the calendar has no such day.
 */
export function textInstant(text: string): Instant | undefined {
  const [, year, month = '', date = '', hour = '0', minute = '00', second = ':00', zone = 'Z'] =
    written.exec(text) ?? [];
  if (year === undefined) return undefined;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (!isDay(day)) return undefined;
  const offset = zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const time = new Date(`${day}T${hour.padStart(2, '0')}:${minute}${second}${offset}`);
  return Number.isNaN(time.getTime()) ? undefined : { day, published: time.toISOString() };
}

/** JavaScript rolls February 30th over to March 2nd. */
function isDay(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}
