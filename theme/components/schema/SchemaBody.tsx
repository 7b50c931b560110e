import type { FieldView, PartView, SchemaView } from 'docsgen/theme';
import { Alternatives } from './Alternatives.js';
import { Field } from './Field.js';
import { linkedSchema } from './hidden-contents.js';
import { SchemaChildren } from './SchemaChildren.js';
import { SchemaDiscriminator } from './SchemaDiscriminator.js';
import { SchemaFacts } from './SchemaFacts.js';
import { SchemaItems } from './SchemaItems.js';
import { SchemaNotes } from './SchemaNotes.js';
import { SchemaPart } from './SchemaPart.js';
import { SchemaRules } from './SchemaRules.js';
import { openLimits } from './schema-weight.js';

interface Props {
  readonly schema: SchemaView;
  /** Level of the schema's fields, from 1. */
  readonly level: number;
  /** Whether the line above says what its alternatives are. */
  readonly isTitled?: boolean | undefined;
}

/** The content of a schema: items, fields, other parts, rules, alternatives and notes. */
export function SchemaBody({ schema, level, isTitled = false }: Props) {
  const { fields, items, parts = [], alternatives, discriminator } = schema;
  // "Other fields: any" and "No fields beyond all those described here" follow the fields of the alternatives.
  const isRuleLast = schema.others === 'any' || schema.others === 'none-unevaluated';
  return (
    <>
      {items && (
        <SchemaItems items={items}>
          <SchemaBody
            schema={items}
            level={level}
            isTitled={isTitled && fields.length === 0 && alternatives.length === 0}
          />
        </SchemaItems>
      )}
      <FieldList fields={fields} level={level} />
      <PartList parts={parts.filter(({ kind }) => !isRule(kind))} level={level} />
      {!isRuleLast && <SchemaRules schema={schema} />}
      <PartList parts={parts.filter(({ kind }) => isRule(kind))} level={level} />
      {alternatives.map((group, index) => (
        <Alternatives
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered.
          key={index}
          group={group}
          hasLabel={!isTitled || fields.length > 0 || alternatives.length > 1}
          level={level}
          body={(option) => <SchemaBody schema={option} level={level} />}
        />
      ))}
      {isRuleLast && <SchemaRules schema={schema} />}
      {discriminator && <SchemaDiscriminator discriminator={discriminator} />}
      <SchemaNotes schema={schema} />
    </>
  );
}

interface FieldListProps {
  readonly fields: readonly FieldView[];
  /** 1 for the fields of the top-level schema. */
  readonly level: number;
}

/** Fields, parameters or headers as a list. Defined here because fields contain schemas. */
export function FieldList({ fields, level }: FieldListProps) {
  if (fields.length === 0) return null;
  const maxOpen = openLimits(fields);
  return (
    <ul className="fields">
      {fields.map((field) => (
        <Field key={field.id} field={field}>
          <FieldContents schema={field.schema} level={level} maxOpen={maxOpen(field)} />
        </Field>
      ))}
    </ul>
  );
}

interface ContentsProps extends Omit<Props, 'isTitled'> {
  /** Number of fields and the like inside of it up to which they are expanded on the second level. */
  readonly maxOpen?: number | undefined;
}

/** The content of a field, below its facts. */
export function FieldContents({ schema, level, maxOpen }: ContentsProps) {
  const linked = linkedSchema(schema);
  if (linked) {
    return (
      <>
        {schema.items && <SchemaFacts schema={schema.items} isField hasType={false} />}
        <SchemaNotes schema={linked} />
      </>
    );
  }
  return (
    <SchemaChildren schema={schema} level={level} maxOpen={maxOpen}>
      <SchemaBody schema={schema} level={level + 1} isTitled />
    </SchemaChildren>
  );
}

/** Whether a part applies to the value as a whole, so that it follows the other parts. */
function isRule(kind: PartView['kind']): boolean {
  return ['dependent', 'if', 'then', 'else', 'not'].includes(kind);
}

interface PartListProps {
  readonly parts: readonly PartView[];
  readonly level: number;
}

function PartList({ parts, level }: PartListProps) {
  if (parts.length === 0) return null;
  return (
    <ul className="fields parts">
      {parts.map((part) => (
        <SchemaPart key={part.id} part={part}>
          <SchemaChildren schema={part.schema} level={level} quiet>
            <SchemaBody schema={part.schema} level={level + 1} />
          </SchemaChildren>
        </SchemaPart>
      ))}
    </ul>
  );
}
