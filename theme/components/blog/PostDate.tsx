import { longDate } from '../../dates.js';
import { useMessages } from '../../text.js';

interface Props {
  /** ISO 8601 date. */
  readonly date: string;
  /** `day` leaves out the year, where that stands above. */
  readonly form?: 'whole' | 'day' | undefined;
}

/** When a post was published, in words. */
export function PostDate({ date, form = 'whole' }: Props) {
  const { locale } = useMessages();
  return (
    <time dateTime={date}>{form === 'day' ? dateDay(date, locale) : longDate(date, locale)}</time>
  );
}

/** `31 January`, in the order of days and months that `longDate` has. */
function dateDay(date: string, locale: string): string {
  const language = locale === 'en' ? 'en-GB' : locale;
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(Date.parse(date));
}
