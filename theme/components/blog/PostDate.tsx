import { longDate } from '../../dates.js';
import { useMessages } from '../../text.js';

interface Props {
  /** ISO 8601 date. */
  readonly date: string;
  /** `day` omits the year, for lists under a year. */
  readonly form?: 'whole' | 'day' | undefined;
}

/** The date of a post in words. */
export function PostDate({ date, form = 'whole' }: Props) {
  const { locale } = useMessages();
  return (
    <time dateTime={date}>{form === 'day' ? dateDay(date, locale) : longDate(date, locale)}</time>
  );
}

/** A date such as `31 January`, with day and month in the order of `longDate`. */
function dateDay(date: string, locale: string): string {
  const language = locale === 'en' ? 'en-GB' : locale;
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(Date.parse(date));
}
