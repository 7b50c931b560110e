import type { DocContent } from 'docsgen/theme';
import { longDate } from '../../dates.js';
import { useRichText } from '../../rich-text.js';
import { useMessages, useTranslation } from '../../text.js';
import './PageFooter.css';

interface Props {
  readonly editUrl: DocContent['editUrl'];
  readonly lastUpdate: DocContent['lastUpdate'];
}

/** The edit link and the date and author of the last update. */
export function PageFooter({ editUrl, lastUpdate }: Props) {
  const t = useTranslation();
  const { date, author } = lastUpdate ?? {};
  if (editUrl === undefined && date === undefined && author === undefined) return null;
  return (
    <div className="page-meta">
      {editUrl !== undefined && (
        <a className="page-edit external" href={editUrl}>
          {t('page.edit')}
        </a>
      )}
      <Updated date={date} author={author} />
    </div>
  );
}

function Updated({ date, author }: NonNullable<DocContent['lastUpdate']>) {
  const rich = useRichText();
  const { locale } = useMessages();
  if (date === undefined && author === undefined) return null;
  if (date === undefined) return <p>{rich('page.updatedBy', { author })}</p>;
  const time = <time dateTime={date}>{longDate(date, locale)}</time>;
  return (
    <p>
      {author === undefined
        ? rich('page.updatedOn', { date: time })
        : rich('page.updatedOnBy', { date: time, author })}
    </p>
  );
}
