import type { BadgeView } from 'docsgen/theme';
import { ContentText } from './ContentText.js';
import { Html } from './Html.js';

interface Props {
  readonly badges: readonly BadgeView[];
}

/** What the badges beside a title mean, where the description says so. */
export function BadgeWords({ badges }: Props) {
  const described = badges.flatMap(({ label, html }) =>
    html === undefined ? [] : [{ label, html }],
  );
  if (described.length === 0) return null;
  return (
    <dl className="facts">
      {described.map(({ label, html }) => (
        <div className="fact" key={label}>
          <dt>
            <ContentText>{label}</ContentText>
          </dt>
          <dd>
            <Html html={html} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
