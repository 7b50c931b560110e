import type { Crumb, TagContent } from 'docsgen/theme';
import { Pagination } from '../components/chrome/Pagination.js';
import { ContentText } from '../components/docs/ContentText.js';
import { Prose } from '../components/docs/Prose.js';
import { OperationList } from '../components/reference/OperationList.js';
import { TagDescription } from '../components/reference/TagDescription.js';
import { useTranslation } from '../text.js';
import { ArticleLayout } from './ArticleLayout.js';

interface Props {
  readonly content: TagContent;
  readonly breadcrumbs: readonly Crumb[];
}

/** A tag of the API with its operations. */
export function TagLayout({ content, breadcrumbs }: Props) {
  const t = useTranslation();
  const { title, tag, previous, next } = content;
  const { operations, others } = tag;
  return (
    <ArticleLayout
      breadcrumbs={breadcrumbs}
      wide
      title={
        <>
          <h1>
            <ContentText>{title}</ContentText>
          </h1>
          {tag.note !== undefined && <p className="page-lead">{tag.note}</p>}
        </>
      }
      after={<Pagination previous={previous} next={next} />}
    >
      <Prose html={tag.description} />
      <TagDescription tag={{ ...tag, description: undefined, note: undefined }} />
      <section className="reference-section" aria-label={t('reference.operations')}>
        <OperationList operations={[...operations, ...others]} />
      </section>
    </ArticleLayout>
  );
}
