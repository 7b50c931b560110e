import type { ApiContent, Crumb } from 'docsgen/theme';
import { ApiAbout } from '../components/reference/ApiAbout.js';
import { ApiTitle } from '../components/reference/ApiTitle.js';
import { TagCards } from '../components/reference/TagCards.js';
import { TagGroup } from '../components/reference/TagGroup.js';
import { TagSection } from '../components/reference/TagSection.js';
import { SchemaLinks } from '../components/schema/SchemaLinks.js';
import { useTranslation } from '../text.js';
import { ArticleLayout } from './ArticleLayout.js';
import { WideLayout } from './WideLayout.js';

interface Props {
  readonly content: ApiContent;
  readonly breadcrumbs: readonly Crumb[];
}

/**
 * The overview of an API: its tags as cards, facts, servers, security schemes and, unless there are many, all operations.
 */
export function ApiLayout({ content, breadcrumbs }: Props) {
  const t = useTranslation();
  const { layout, groups, webhooks, schemas, unusedSchemas, schemaIndex, toc } = content;
  const Frame = layout === 'list' || layout === 'cards' ? ArticleLayout : WideLayout;
  const hasSections = layout !== 'cards';
  return (
    <Frame breadcrumbs={breadcrumbs} toc={toc} title={<ApiTitle content={content} />}>
      {layout !== 'all' && <TagCards content={content} />}
      <ApiAbout content={content} />
      {hasSections && groups.map((group) => <TagGroup key={group.anchor} group={group} />)}
      {hasSections && webhooks && (
        <div className="tag-group">
          <TagSection tag={webhooks} level={2} />
        </div>
      )}
      <SchemaLinks
        id="_schemas"
        title={t('reference.schemas')}
        schemas={schemas}
        all={schemaIndex}
      />
      <SchemaLinks
        id="_unused-schemas"
        title={t('reference.unusedSchemas')}
        schemas={unusedSchemas}
        all={schemaIndex}
      />
    </Frame>
  );
}
