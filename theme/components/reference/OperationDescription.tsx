import type { OperationView } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { useTranslation } from '../../text.js';
import { ContentText } from '../docs/ContentText.js';
import { ExternalDocs } from '../docs/ExternalDocs.js';
import { Prose } from '../docs/Prose.js';
import { BadgeDescriptions } from './BadgeDescriptions.js';
import { descriptionLead } from './description-lead.js';
import { TagLinks } from './TagLinks.js';

interface Props {
  readonly operation: OperationView;
  /** What leads on from the description: it stands below it, or below the first paragraph of a long one. */
  readonly children?: ReactNode;
}

/** The description of an operation and of its path item. */
export function OperationDescription({ operation, children }: Props) {
  const t = useTranslation();
  const { sender, description, pathSummary, pathDescription, badges, externalDocs, tags } =
    operation;
  const { lead, rest } = descriptionLead(description);
  return (
    <>
      <Prose html={lead} />
      {rest !== undefined && children}
      <Prose html={rest} />
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
      {rest === undefined && children}
    </>
  );
}
