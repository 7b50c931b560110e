import type { Perspective } from '../../../json-schema/direction.js';
import type { Api } from '../../../openapi/api/api.js';
import type { NamedSchema } from '../../../openapi/api/schema.js';
import type { SchemaEmbed } from '../../page-props/body.js';
import type { CategoryContent, PageProps } from '../../page-props/page.js';
import type { SchemaContent } from '../../page-props/schema-content.js';
import type { SchemaView } from '../../page-props/schema-view.js';
import type { ApiViews } from '../api-views/api-views.js';
import type { OperationContext } from '../api-views/operation-context.js';
import { createPageState } from '../page-state/page-state.js';
import { buildSchemaView } from '../schemas/build-schema-view.js';
import type { SchemaContext } from '../schemas/schema-context.js';
import type { RenderDescription } from '../texts/render-description.js';
import { firstSentence } from '../texts/shorten-description.js';
import { tocEntry } from './toc.js';

const schemaDepth = 2;

/** Maximum number of listed operations: readers do not search hundreds of names. */
const maxUsers = 6;

/** Returns the page of a named schema. */
export function schemaContent(
  schema: NamedSchema,
  views: ApiViews,
  renderDescription: RenderDescription,
): SchemaContent {
  const page = createPageState(['fields', 'examples', 'used-by']);
  const users = views.schemaUsers(schema, maxUsers);
  // In a very large description, generated examples are omitted for schemas whose operations show examples.
  const isShown = users.shown.length > 0 && views.isVeryLarge;
  const examples = schema.examples.filter(({ generated }) => !(generated && isShown));
  const usedBySchemas = views.schemaLinks(schema.usedBySchemas ?? []);
  const context = views.context(perspectiveOn(schema), schemaDepth, page, renderDescription);
  const view = buildSchemaView(schema.schema, 'field', context, schema.name);
  const exampleViews = examples.map((example, index) =>
    views.example(example, page.id(`example-${index + 1}`), renderDescription),
  );
  return {
    kind: 'schema',
    title: schema.name,
    schema: view,
    examples: exampleViews,
    usedBy: users.shown,
    moreUsers: users.more,
    usedBySchemas,
    toc: [
      tocEntry('fields', views.t('reference.fields'), 2),
      ...(examples.length > 0
        ? [
            tocEntry(
              'examples',
              views.t(examples.length === 1 ? 'reference.example' : 'reference.examples'),
              2,
            ),
          ]
        : []),
      tocEntry('used-by', views.t('reference.usedBy'), 2),
    ],
  };
}

/** A schema that only responses have is shown as in them. */
function perspectiveOn({ isOnlyReturned }: NamedSchema): Perspective {
  return isOnlyReturned ? 'response' : 'both';
}

/** Returns the list of all named schemas. */
export function schemaIndex(
  api: Api,
  views: ApiViews,
  untranslated: PageProps['untranslated'],
): CategoryContent {
  return {
    kind: 'category',
    title: views.t('reference.schemas'),
    description: views.t('reference.schemasOf', { api: api.title }),
    items: api.schemas.map((schema) => ({
      ...views.schemaLink(schema),
      description: firstSentence(schema.schema.description),
      untranslated,
    })),
  };
}

/** The attributes of `::schema[…]{depth=2 example}`. */
export interface SchemaEmbedOptions {
  readonly depth: number;
  readonly hasExample: boolean;
}

/** Levels of properties that `::schema[…]` shows by default. */
const embedDepth = 2;

export function schemaEmbedOptions(
  attributes: Readonly<Record<string, string>>,
): SchemaEmbedOptions {
  const { depth, example } = attributes;
  return { depth: Number(depth) || embedDepth, hasExample: example !== undefined };
}

type EmbedContext = Pick<OperationContext, 'views' | 'page' | 'renderDescription'>;

/** Returns the content of `::schema[…]`. */
export function schemaEmbed(
  schema: NamedSchema,
  { depth, hasExample }: SchemaEmbedOptions,
  { views, page, renderDescription }: EmbedContext,
): Omit<SchemaEmbed, 'untranslated'> {
  const context: SchemaContext = {
    ...views.context(perspectiveOn(schema), depth, page, renderDescription),
    opensBelow: 'nothing',
  };
  const view = buildSchemaView(schema.schema, schema.slug, context, schema.name);
  const example = hasExample ? schema.examples[0]?.code : undefined;
  return {
    kind: 'schema',
    name: schema.name,
    url: views.schemaUrl(schema),
    schema: example ? withoutExamples(view) : view,
    example,
  };
}

/** Returns a view without the examples of single values, which are beside it as one. */
function withoutExamples(view: SchemaView): SchemaView {
  const fields = view.fields.map((field) => ({ ...field, schema: withoutExamples(field.schema) }));
  return {
    ...view,
    examples: [],
    fields,
    ...(view.items && { items: withoutExamples(view.items) }),
  };
}
