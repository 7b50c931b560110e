import type { BadgeView } from 'docsgen/theme';
import { ContentText } from '../docs/ContentText.js';
import { ExternalDocs } from '../docs/ExternalDocs.js';
import { Html } from '../docs/Html.js';

interface Props {
  readonly badges: readonly BadgeView[];
}

/** The descriptions of the badges beside a title, with links to further documentation. */
export function BadgeDescriptions({ badges }: Props) {
  const described = badges.filter(
    ({ description, externalDocs }) => description !== undefined || externalDocs !== undefined,
  );
  if (described.length === 0) return null;
  return (
    <dl className="facts">
      {described.map(({ label, description, externalDocs }) => (
        <div className="fact" key={label}>
          <dt>
            <ContentText>{label}</ContentText>
          </dt>
          <dd>
            {description !== undefined && <Html html={description} />}
            <ExternalDocs docs={externalDocs} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
