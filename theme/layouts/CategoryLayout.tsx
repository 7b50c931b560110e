import type { CategoryContent, Crumb } from 'docsgen/theme';
import { CategoryCards } from '../components/CategoryCards.js';
import { Pagination } from '../components/Pagination.js';
import { useContentLanguage } from '../content-language.js';
import { ArticleLayout } from './ArticleLayout.js';

interface Props {
  readonly content: CategoryContent;
  readonly breadcrumbs: readonly Crumb[];
}

/** The page of a category: what is in it. */
export function CategoryLayout({ content, breadcrumbs }: Props) {
  const language = useContentLanguage();
  const { title, description, items, previous, next } = content;
  return (
    <ArticleLayout
      breadcrumbs={breadcrumbs}
      title={
        <>
          <h1 {...language}>{title}</h1>
          {description !== undefined && (
            <p className="page-lead" {...language}>
              {description}
            </p>
          )}
        </>
      }
      after={<Pagination previous={previous} next={next} />}
    >
      <CategoryCards items={items} />
    </ArticleLayout>
  );
}
