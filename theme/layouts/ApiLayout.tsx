import type { ApiContent, Crumb } from 'docsgen/theme';
import { ContentText } from '../components/ContentText.js';
import { Downloads } from '../components/Downloads.js';
import { Prose } from '../components/Prose.js';
import { ReferenceSection } from '../components/ReferenceSection.js';
import { SchemaLinks } from '../components/SchemaLinks.js';
import { Security } from '../components/Security.js';
import { Servers } from '../components/Servers.js';
import { TagGroup } from '../components/TagGroup.js';
import { useText } from '../text.js';
import { ArticleLayout } from './ArticleLayout.js';

interface Props {
  readonly content: ApiContent;
  readonly breadcrumbs: readonly Crumb[];
}

/** The API as a whole: what it is, where it is, who may call, every operation. */
export function ApiLayout({ content, breadcrumbs }: Props) {
  const t = useText();
  const { title, version, html, servers, security, downloads, groups, schemas, toc } = content;
  return (
    <ArticleLayout
      breadcrumbs={breadcrumbs}
      toc={toc}
      title={
        <>
          <h1>
            <ContentText>{title}</ContentText> <span className="page-version">{version}</span>
          </h1>
          <Downloads downloads={downloads} />
        </>
      }
    >
      <Prose html={html} />
      {servers.length > 0 && (
        <ReferenceSection
          id="_servers"
          title={t(servers.length === 1 ? 'reference.baseUrl' : 'reference.baseUrls')}
        >
          <Servers servers={servers} />
        </ReferenceSection>
      )}
      {security.length > 0 && (
        <ReferenceSection id="_authentication" title={t('reference.authentication')}>
          {security.map((scheme) => (
            <Security key={scheme.name} scheme={scheme} />
          ))}
        </ReferenceSection>
      )}
      {groups.map((group) => (
        <TagGroup key={group.anchor} group={group} />
      ))}
      <SchemaLinks schemas={schemas} />
    </ArticleLayout>
  );
}
