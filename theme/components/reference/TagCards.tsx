import type { ApiContent, OperationSummary, TagView } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { useTranslation } from '../../text.js';
import { Breakable } from '../docs/Breakable.js';
import { ContentText } from '../docs/ContentText.js';
import { MethodBadge } from './MethodBadge.js';
import { TagDescription } from './TagDescription.js';

interface Props {
  readonly content: Pick<ApiContent, 'layout' | 'groups' | 'webhooks'>;
}

/** Number of operations on each of many cards, beside the line that counts the others. */
const operationsPerCard = 5;
/** Number of operations that many cards show together; their rows would make the page heavy. */
const operationsOfManyCards = 240;
/** Number of operations that few cards show together, if they are the sections. */
const operationsOfFewCards = 60;

/**
 * The tags of an API as cards with their first operations, by group. If no sections follow, the cards are the sections:
 * they have headings, ids and descriptions.
 */
export function TagCards({ content }: Props) {
  const areSections = content.layout === 'cards';
  const lists = cardLists(content)
    .map(({ name, anchor, tags }) => ({
      name,
      anchor,
      tags: tags.filter(({ operations }) => areSections || operations.length > 0),
    }))
    .filter(({ tags }) => tags.length > 0);
  const count = lists.reduce((sum, { tags }) => sum + tags.length, 0);
  // A single card would repeat the beginning of the only list.
  if (count === 0 || (count === 1 && !areSections)) return null;
  const few = areSections ? Math.floor(operationsOfFewCards / count) : 0;
  const each = Math.min(operationsPerCard, Math.floor(operationsOfManyCards / count));
  const maxOperations = Math.max(2, each, few);
  return (
    <div className="tag-index">
      {lists.map(({ name, anchor, tags }) => (
        <div key={anchor}>
          {name !== undefined && (
            <Title className="small-title" level={2} id={areSections ? anchor : undefined}>
              <ContentText>{name}</ContentText>
            </Title>
          )}
          <ul className="tag-cards">
            {tags.map((tag) =>
              areSections ? (
                <TagCard
                  key={tag.anchor}
                  tag={tag}
                  operations={[...tag.operations, ...tag.others]}
                  maxOperations={maxOperations}
                  level={name === undefined ? 2 : 3}
                />
              ) : (
                <TagCard
                  key={tag.anchor}
                  tag={tag}
                  operations={tag.operations}
                  maxOperations={maxOperations}
                />
              ),
            )}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The groups of tags. Webhooks belong to no named group. */
function cardLists({ groups, webhooks }: Props['content']): ApiContent['groups'] {
  if (!webhooks) return groups;
  const last = groups.at(-1);
  return last && last.name === undefined
    ? [...groups.slice(0, -1), { ...last, tags: [...last.tags, webhooks] }]
    : [...groups, { anchor: webhooks.anchor, tags: [webhooks] }];
}

interface TitleProps {
  readonly className: string;
  readonly level: 2 | 3;
  /** Id of the heading; absent for a paragraph that repeats a heading of the page. */
  readonly id: string | undefined;
  readonly children: ReactNode;
}

function Title({ className, level, id, children }: TitleProps) {
  const Element = id === undefined ? 'p' : (`h${level}` as const);
  return (
    <Element className={className} id={id}>
      {children}
    </Element>
  );
}

interface TagCardProps {
  readonly tag: TagView;
  readonly operations: readonly OperationSummary[];
  readonly maxOperations: number;
  /** Level of the title of a card that is a section. */
  readonly level?: 2 | 3;
}

function TagCard({ tag, operations, maxOperations, level }: TagCardProps) {
  const t = useTranslation();
  const { label, anchor, url } = tag;
  const shown = operations.slice(
    0,
    maxOperations + (operations.length === maxOperations + 1 ? 1 : 0),
  );
  const more = operations.length - shown.length;
  return (
    <li>
      <div className="tag-card-title">
        <Title className="tag-card-name" level={level ?? 2} id={level && anchor}>
          <a href={url}>
            <ContentText>
              <Breakable text={label} />
            </ContentText>
          </a>
        </Title>{' '}
        <span>{t('reference.operationCount', { count: operations.length })}</span>
      </div>
      {level !== undefined && <TagDescription tag={tag} />}
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
