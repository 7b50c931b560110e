import type { CategoryContent, Crumb } from 'docsgen/theme';
import { Pagination } from '../components/chrome/Pagination.js';
import { CategoryCards } from '../components/docs/CategoryCards.js';
import { useContentLanguage } from '../content-language.js';
import { ArticleLayout } from './ArticleLayout.js';

interface Props {
  readonly content: CategoryContent;
  readonly breadcrumbs: readonly Crumb[];
}

/** The generated page of a category, with its pages as cards. */
export function CategoryLayout({ content, breadcrumbs }: Props) {
  const language = useContentLanguage();
  const { title, description, items, previous, next } = content;
  return (
    <ArticleLayout
      breadcrumbs={breadcrumbs}
      wide
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
