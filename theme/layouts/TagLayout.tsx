import type { Crumb, TagContent } from 'docsgen/theme';
import { ContentText } from '../components/ContentText.js';
import { OperationList } from '../components/OperationList.js';
import { Pagination } from '../components/Pagination.js';
import { Prose } from '../components/Prose.js';
import { TagWords } from '../components/TagWords.js';
import { useText } from '../text.js';
import { ArticleLayout } from './ArticleLayout.js';

interface Props {
  readonly content: TagContent;
  readonly breadcrumbs: readonly Crumb[];
}

/** One tag of the API and its operations. */
export function TagLayout({ content, breadcrumbs }: Props) {
  const t = useText();
  const { title, tag, previous, next } = content;
  const { operations, others } = tag;
  return (
    <ArticleLayout
      breadcrumbs={breadcrumbs}
      title={
        <h1>
          <ContentText>{title}</ContentText>
        </h1>
      }
      after={<Pagination previous={previous} next={next} />}
    >
      <Prose html={tag.html} />
      <TagWords tag={{ ...tag, html: undefined }} />
      <section className="reference-section" aria-label={t('reference.operations')}>
        <OperationList operations={[...operations, ...others]} />
      </section>
    </ArticleLayout>
  );
}
