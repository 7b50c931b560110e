import type { Crumb, SchemaContent } from 'docsgen/theme';
import { Breakable } from '../components/docs/Breakable.js';
import { CodeBlock } from '../components/docs/CodeBlock.js';
import { Prose } from '../components/docs/Prose.js';
import { ReferenceSection } from '../components/reference/ReferenceSection.js';
import { Schema } from '../components/schema/Schema.js';
import { SchemaUsers } from '../components/schema/SchemaUsers.js';
import { useCodeDirection } from '../content-language.js';
import { useTranslation } from '../text.js';
import { ArticleLayout } from './ArticleLayout.js';

interface Props {
  readonly content: SchemaContent;
  readonly breadcrumbs: readonly Crumb[];
}

/** A named schema: fields, examples and where it is used. */
export function SchemaLayout({ content, breadcrumbs }: Props) {
  const t = useTranslation();
  const dir = useCodeDirection();
  const { title, schema, examples, usedBy, moreUsers, usedBySchemas, toc } = content;
  return (
    <ArticleLayout
      breadcrumbs={breadcrumbs}
      toc={toc}
      title={
        <h1>
          <span dir={dir}>
            <Breakable text={title} />
          </span>
          {schema.deprecated && <span className="page-version">{t('reference.deprecated')}</span>}
        </h1>
      }
    >
      <Prose html={schema.description} />
      <ReferenceSection id="fields" title={t('reference.fields')}>
        <Schema schema={{ ...schema, description: undefined }} />
      </ReferenceSection>
      {examples.length > 0 && (
        <ReferenceSection
          id="examples"
          title={t(examples.length === 1 ? 'reference.example' : 'reference.examples')}
        >
          {examples.map(({ id, label, description, generated, code }) => (
            <div className="example" id={id} key={id}>
              <CodeBlock
                code={code}
                title={generated && examples.length === 1 ? undefined : label}
              />
              <Prose html={description} size="small" />
            </div>
          ))}
        </ReferenceSection>
      )}
      <SchemaUsers operations={usedBy} more={moreUsers} schemas={usedBySchemas} />
    </ArticleLayout>
  );
}
