import type { BadgeView } from 'docsgen/theme';
import { Fragment } from 'react';
import { ContentText } from '../docs/ContentText.js';
import '../docs/Badge.css';

interface Props {
  readonly badges: readonly BadgeView[];
  readonly position: BadgeView['position'];
}

/** The author's own badges beside a title. Only a dot has their colour, so that the text keeps its contrast. */
export function Badges({ badges, position }: Props) {
  return badges
    .filter((badge) => badge.position === position)
    .map(({ label, color }) => (
      <Fragment key={label}>
        {position === 'after' && ' '}
        <span className="badge badge-own">
          {color !== undefined && (
            <svg className="badge-dot" width="8" height="8" viewBox="0 0 8 8" aria-hidden="true">
              <circle cx="4" cy="4" r="4" fill={color} />
            </svg>
          )}
          {color !== undefined && ' '}
          <ContentText>{label}</ContentText>
        </span>
        {position === 'before' && ' '}
      </Fragment>
    ));
}
