import type { Messages } from '../../../i18n/index.js';
import { formatMessage } from '../../../i18n/index.js';
import type { ApiSchema } from '../../../openapi/api/schema.js';
import type {
  AlternativesView,
  DiscriminatorView,
  SchemaView,
} from '../../page-props/schema-view.js';
import { alternativeLabels } from './alternative-labels.js';
import { detailedAlternatives } from './nested-schemas.js';
import { nameTarget, type SchemaContext } from './schema-context.js';

/** Returns the view of one alternative. */
export type RenderOption = (
  option: ApiSchema,
  id: string,
  label: string,
  position: { readonly index: number; readonly count: number },
) => SchemaView;

export function alternativesViews(
  schema: ApiSchema,
  id: string,
  context: SchemaContext,
  show: RenderOption,
): AlternativesView[] {
  const { messages } = context;
  return detailedAlternatives(schema).map((group) => {
    const { keyword, schemas, discriminator, mapping = [], defaultMapping } = group;
    const labels = alternativeLabels(group, context);
    return {
      label: choiceWords(keyword, discriminator, messages),
      isChoice: keyword !== 'allOf',
      schemas: schemas.map((option, index) => {
        const optionId = context.page.id(`${id}.${keyword}-${index + 1}`);
        const label = labels[index] ?? '';
        const position = { index, count: schemas.length };
        return { id: optionId, label, schema: show(option, optionId, label, position) };
      }),
      discriminator:
        discriminator === undefined
          ? undefined
          : discriminatorView(
              { property: discriminator, mapping, default: defaultMapping },
              context,
            ),
    };
  });
}

/** Maps each discriminator value to its schema. */
export function discriminatorView(
  { property, mapping, default: otherwise }: NonNullable<ApiSchema['discriminator']>,
  context: SchemaContext,
): DiscriminatorView {
  return {
    field: property,
    values: mapping.map(({ value, schema }) => ({ value, schema: nameTarget(schema, context) })),
    otherwise: nameTarget(otherwise, context),
  };
}

function choiceWords(
  keyword: 'oneOf' | 'anyOf' | 'allOf',
  field: string | undefined,
  messages: Messages,
): string {
  const choice = formatMessage(messages, `reference.${keyword}`);
  return field === undefined
    ? choice
    : formatMessage(messages, 'reference.discriminator', { choice, field });
}
