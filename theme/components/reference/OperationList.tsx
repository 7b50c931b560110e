import type { OperationSummary } from 'docsgen/theme';
import { useCodeDirection } from '../../content-language.js';
import { useTranslation } from '../../text.js';
import { Breakable } from '../docs/Breakable.js';
import { ContentText } from '../docs/ContentText.js';
import { MethodBadge } from './MethodBadge.js';
import { Path } from './Path.js';

interface Props {
  readonly operations: readonly OperationSummary[];
  /** Whether the rows have ids to link to, as on the overview. */
  readonly anchors?: boolean | undefined;
}

/** Operations as rows: the title, then method and path. */
export function OperationList({ operations, anchors = false }: Props) {
  const t = useTranslation();
  const dir = useCodeDirection();
  if (operations.length === 0) return <p className="empty">{t('reference.noOperations')}</p>;
  return (
    <ul className="operations">
      {operations.map(({ anchor, url, method, path, title, deprecated }) => (
        <li key={url} id={anchors ? anchor : undefined}>
          <a href={url}>
            <ContentText>
              {deprecated ? (
                <s>
                  <Breakable text={title} />
                </s>
              ) : (
                <Breakable text={title} />
              )}
            </ContentText>
            {deprecated && <span className="visually-hidden"> ({t('reference.deprecated')})</span>}
          </a>
          <span dir={dir}>
            <MethodBadge method={method} size="small" />{' '}
            <code>
              <Path path={path} />
            </code>
          </span>
        </li>
      ))}
    </ul>
  );
}
