import type { PageProps } from 'docsgen/theme';
import { hasSearch } from '../components/chrome/Navbar.js';
import { AllFieldsLayout } from './AllFieldsLayout.js';
import { ApiLayout } from './ApiLayout.js';
import { BlogLayout } from './BlogLayout.js';
import { CategoryLayout } from './CategoryLayout.js';
import { DocLayout } from './DocLayout.js';
import { GeneratedHomeLayout } from './GeneratedHomeLayout.js';
import { HomeLayout } from './HomeLayout.js';
import { NotFoundLayout } from './NotFoundLayout.js';
import { OperationLayout } from './OperationLayout.js';
import { PrintLayout } from './PrintLayout.js';
import { ReactPageLayout } from './ReactPageLayout.js';
import { SchemaLayout } from './SchemaLayout.js';
import { TagLayout } from './TagLayout.js';

interface Props {
  readonly page: PageProps;
  readonly body: string;
}

/** Selects the layout for a kind of page. */
export function Content({ page: { content, breadcrumbs, chrome }, body }: Props) {
  switch (content.kind) {
    case 'doc':
      if (content.component && content.layout !== 'doc')
        return <ReactPageLayout content={content} body={body} />;
      return content.layout === 'home' ? (
        <HomeLayout content={content} body={body} tagline={chrome.tagline} />
      ) : (
        <DocLayout content={content} body={body} breadcrumbs={breadcrumbs} />
      );
    case 'category':
      return <CategoryLayout content={content} breadcrumbs={breadcrumbs} />;
    case 'home':
      return <GeneratedHomeLayout content={content} />;
    case 'api':
      return <ApiLayout content={content} breadcrumbs={breadcrumbs} />;
    case 'tag':
      return <TagLayout content={content} breadcrumbs={breadcrumbs} />;
    case 'operation':
      return <OperationLayout content={content} breadcrumbs={breadcrumbs} />;
    case 'all-fields':
      return <AllFieldsLayout content={content} breadcrumbs={breadcrumbs} />;
    case 'schema':
      return <SchemaLayout content={content} breadcrumbs={breadcrumbs} />;
    case 'blog-list':
    case 'blog-post':
    case 'blog-index':
    case 'blog-archive':
      return <BlogLayout content={content} body={body} breadcrumbs={breadcrumbs} />;
    case 'print':
      return <PrintLayout content={content} breadcrumbs={breadcrumbs} />;
    case 'not-found':
      return (
        <NotFoundLayout content={content} homeUrl={chrome.homeUrl} hasSearch={hasSearch(chrome)} />
      );
    default:
      // The compiler names a kind without a layout here.
      return content satisfies never;
  }
}
