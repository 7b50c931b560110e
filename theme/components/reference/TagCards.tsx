import type { ApiContent, TagView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { Breakable } from '../docs/Breakable.js';
import { ContentText } from '../docs/ContentText.js';
import { MethodBadge } from './MethodBadge.js';

interface Props {
  readonly content: Pick<ApiContent, 'groups' | 'webhooks'>;
}

/** Number of operations on a card, beside the line that counts the others. */
const maxOperations = 5;

/** The tags of an API as cards with their first operations, by group. */
export function TagCards({ content: { groups, webhooks } }: Props) {
  const sent = webhooks ? [webhooks] : [];
  const lists = groups
    .map(({ name, anchor, tags }, index) => ({
      name,
      anchor,
      tags: [...tags, ...(index === groups.length - 1 ? sent : [])].filter(
        ({ operations }) => operations.length > 0,
      ),
    }))
    .filter(({ tags }) => tags.length > 0);
  if (lists.length === 0) return null;
  return (
    <div className="tag-index">
      {lists.map(({ name, anchor, tags }) => (
        <div key={anchor}>
          {name !== undefined && (
            <p className="small-title">
              <ContentText>{name}</ContentText>
            </p>
          )}
          <ul className="tag-cards">
            {tags.map((tag) => (
              <TagCard key={tag.anchor} tag={tag} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function TagCard({ tag: { label, url, operations } }: { readonly tag: TagView }) {
  const t = useTranslation();
  const shown = operations.slice(
    0,
    maxOperations + (operations.length === maxOperations + 1 ? 1 : 0),
  );
  const more = operations.length - shown.length;
  return (
    <li>
      <p className="tag-card-title">
        <a href={url}>
          <ContentText>
            <Breakable text={label} />
          </ContentText>
        </a>{' '}
        <span>{t('reference.operationCount', { count: operations.length })}</span>
      </p>
      <ul>
        {shown.map((operation) => (
          <li key={operation.url}>
            <a href={operation.url}>
              <MethodBadge method={operation.method} size="small" />{' '}
              <span>
                <ContentText>
                  <Breakable text={operation.distinctTitle ?? operation.title} />
                </ContentText>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <a className="tag-card-more" href={url}>
          {t('reference.more', { count: more })}
          <span className="visually-hidden"> ({label})</span>
        </a>
      )}
    </li>
  );
}
