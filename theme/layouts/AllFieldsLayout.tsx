import type { AllFieldsContent, Crumb } from 'docsgen/theme';
import { Endpoint } from '../components/reference/Endpoint.js';
import { OperationParts } from '../components/reference/OperationParts.js';
import { ArticleLayout } from './ArticleLayout.js';

interface Props {
  readonly content: AllFieldsContent;
  readonly breadcrumbs: readonly Crumb[];
}

/** All fields of an operation; links on the operation's own page unfold those that it has no room for. */
export function AllFieldsLayout({ content, breadcrumbs }: Props) {
  const { title, operation, toc } = content;
  return (
    <ArticleLayout breadcrumbs={breadcrumbs} toc={toc} title={<h1>{title}</h1>}>
      <Endpoint method={operation.method} path={operation.path} />
      <OperationParts operation={operation} />
    </ArticleLayout>
  );
}
