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
  const { sender, description, pathSummary, pathDescription, badges, externalDocs, tags } =
    operation;
  return (
    <>
      <Prose html={description} />
      {(pathSummary !== undefined || pathDescription !== undefined) && (
        <div className="operation-path">
          <p className="small-title">
            {pathSummary === undefined ? (
              t('reference.moreAboutPath')
            ) : (
              <ContentText>{pathSummary}</ContentText>
            )}
          </p>
          <Prose html={pathDescription} />
        </div>
      )}
      <ExternalDocs docs={externalDocs} />
      <BadgeDescriptions badges={badges} />
      <TagLinks tags={tags} sender={sender} />
    </>
  );
}
