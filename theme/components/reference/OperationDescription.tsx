import type { OperationView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { ContentText } from '../docs/ContentText.js';
import { ExternalDocs } from '../docs/ExternalDocs.js';
import { Prose } from '../docs/Prose.js';
import { BadgeDescriptions } from './BadgeDescriptions.js';
import { TagLinks } from './TagLinks.js';

interface Props {
  readonly operation: OperationView;
}

/** The description of an operation and of its path item. */
export function OperationDescription({ operation }: Props) {
  const t = useTranslation();
  const { sender, html, pathSummary, pathHtml, badges, externalDocs, tags } = operation;
  return (
    <>
      <Prose html={html} />
      {(pathSummary !== undefined || pathHtml !== undefined) && (
        <div className="operation-path">
          <p className="small-title">
            {pathSummary === undefined ? (
              t('reference.moreAboutPath')
            ) : (
              <ContentText>{pathSummary}</ContentText>
            )}
          </p>
          <Prose html={pathHtml} />
        </div>
      )}
      <ExternalDocs docs={externalDocs} />
      <BadgeDescriptions badges={badges} />
      <TagLinks tags={tags} sender={sender} />
    </>
  );
}
