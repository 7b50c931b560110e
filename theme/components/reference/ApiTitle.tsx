import type { ApiContent } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { ContentText } from '../docs/ContentText.js';
import { Downloads } from './Downloads.js';

interface Props {
  readonly content: ApiContent;
}

/** Title and summary of the API, with links to download its description. */
export function ApiTitle({ content }: Props) {
  const t = useTranslation();
  const { title, summary, downloads, everything } = content;
  return (
    <>
      <h1>
        <ContentText>{title}</ContentText>
      </h1>
      {summary !== undefined && (
        <p className="page-lead">
          <ContentText>{summary}</ContentText>
        </p>
      )}
      <Downloads downloads={downloads} />
      {everything !== undefined && (
        <p className="downloads">
          <a href={everything}>{t('reference.everything')}</a>
        </p>
      )}
    </>
  );
}
