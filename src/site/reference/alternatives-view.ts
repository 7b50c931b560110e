import type { Texts } from '../../i18n/index.js';
import { formatText } from '../../i18n/index.js';
import type { Schema } from '../../openapi/api/schema.js';
import type { AlternativesView, DiscriminatorView, SchemaView } from '../page-props/schema-view.js';
import { type SchemaContext, targetOf } from './schema-context.js';

/** Shows a schema that is one of several. */
export type ShowOption = (option: Schema, id: string, label: string) => SchemaView;

export function alternativesViews(
  { alternatives }: Schema,
  id: string,
  context: SchemaContext,
  show: ShowOption,
): AlternativesView[] {
  const { texts } = context;
  return alternatives.map(({ keyword, schemas, discriminator, mapping = [], defaultMapping }) => ({
    label: choiceWords(keyword, discriminator, texts),
    schemas: schemas.map((option, index) => {
      const optionId = context.uniqueId(`${id}.${keyword}-${index + 1}`);
      const label =
        option.title ?? option.ref ?? formatText(texts, 'reference.option', { number: index + 1 });
      return { id: optionId, label, schema: show(option, optionId, label) };
    }),
    discriminator:
      discriminator === undefined
        ? undefined
        : discriminatorView({ property: discriminator, mapping, default: defaultMapping }, context),
  }));
}

/** Each value with the schema that it stands for. */
export function discriminatorView(
  { property, mapping, default: otherwise }: NonNullable<Schema['discriminator']>,
  context: SchemaContext,
): DiscriminatorView {
  return {
    field: property,
    values: mapping.map(({ value, schema }) => ({ value, schema: targetOf(schema, context) })),
    otherwise: targetOf(otherwise, context),
  };
}

function choiceWords(
  keyword: 'oneOf' | 'anyOf' | 'allOf',
  field: string | undefined,
  texts: Texts,
): string {
  const choice = formatText(texts, `reference.${keyword}`);
  return field === undefined
    ? choice
    : formatText(texts, 'reference.discriminator', { choice, field });
}
