import type { AlternativesView, SchemaView } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { Choice } from '../docs/Choice.js';
import { AlternativesOption } from './AlternativesOption.js';
import { linkedSchema } from './hidden-contents.js';
import { SchemaDiscriminator } from './SchemaDiscriminator.js';
import { SchemaFacts } from './SchemaFacts.js';
import { SchemaType } from './SchemaType.js';
import { hasBody, hasFacts, typeTitle } from './schema-facts.js';
import { schemaWeight } from './schema-weight.js';

interface Props {
  readonly group: AlternativesView;
  readonly level: number;
  /** Whether to show the label; the line above may say it. */
  readonly hasLabel: boolean;
  /** Renders the content of an alternative. */
  readonly body: (schema: SchemaView) => ReactNode;
}

/** Limit of fields up to which all parts of a value are expanded, on any level. */
const maxExpandedFields = 24;

/** Number of alternatives that fit beside each other; more are in a list. */
const maxButtons = 6;

/**
 * The schemas of `oneOf` or `anyOf`, to choose from, with their discriminator; those of `allOf` one below the
 * other.
 */
export function Alternatives({ group, level, hasLabel, body }: Props) {
  const { label, schemas, discriminator, isChoice } = group;
  // A single one with contents needs no choice: the others are types.
  if (isChoice && schemas.filter(({ schema }) => hasContents(schema)).length > 1) {
    return (
      <div className="alternatives">
        <Choice
          label={label}
          hasVisibleLabel={hasLabel}
          control={schemas.length > maxButtons ? 'list' : 'buttons'}
          options={schemas.map((option) => ({
            id: option.id,
            label: option.label,
            content: <ChosenSchema option={option}>{body(option.schema)}</ChosenSchema>,
          }))}
        />
        {discriminator && !labelsNameDiscriminator(group) && (
          <SchemaDiscriminator discriminator={discriminator} />
        )}
      </div>
    );
  }
  const together = schemas.reduce((sum, { schema }) => sum + schemaWeight(schema), 0);
  return (
    <div className="alternatives">
      {hasLabel && <p className="alternatives-title">{label}</p>}
      {schemas.map((option, index) => (
        <AlternativesOption
          key={option.id}
          option={option}
          isOpen={together <= maxExpandedFields || (level < 3 && index === 0)}
        >
          {body(option.schema)}
        </AlternativesOption>
      ))}
      {discriminator && <SchemaDiscriminator discriminator={discriminator} />}
    </div>
  );
}

interface ChosenSchemaProps {
  readonly option: AlternativesView['schemas'][number];
  readonly children: ReactNode;
}

function ChosenSchema({ option: { label, schema }, children }: ChosenSchemaProps) {
  // The name of a schema says that it is an object.
  const isObject = schema.type === 'object' && !schema.nullable;
  const type = schema.ref !== undefined && isObject ? '' : schema.type;
  const isNamedByLabel = schema.ref === undefined && typeTitle(schema) === undefined;
  // The link to its contents leads to the same page.
  const isLinked = isObject && linkedSchema(schema) === schema;
  return (
    <>
      {!isLinked && !(isNamedByLabel && ['object', label].includes(type)) && (
        <p className="schema-head">
          <SchemaType schema={{ ...schema, type }} />
        </p>
      )}
      <SchemaFacts schema={schema} />
      {children}
    </>
  );
}

function hasContents(schema: SchemaView): boolean {
  return hasFacts(schema) || hasBody(schema);
}

/** Whether the labels of the alternatives are all values of the discriminator. */
function labelsNameDiscriminator({ schemas, discriminator }: AlternativesView): boolean {
  const labels = new Set(schemas.flatMap(({ label }) => label.split(', ')));
  return (
    discriminator?.otherwise === undefined &&
    !!discriminator?.values.every(({ value }) => labels.has(value))
  );
}
