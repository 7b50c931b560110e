import type { FieldView, SchemaView } from 'docsgen/theme';
import { useRichText } from '../rich-text.js';
import { Alternatives } from './Alternatives.js';
import { Field } from './Field.js';
import { SchemaChildren } from './SchemaChildren.js';
import { SchemaLink } from './SchemaLink.js';
import { SchemaType } from './SchemaType.js';

interface Props {
  readonly schema: SchemaView;
  /** Level of the fields in it, from 1. */
  readonly level: number;
}

/** What is inside a schema: fields, what else is accepted, alternatives, where to read on. */
export function SchemaBody({ schema, level }: Props) {
  const { fields, closed, additional, alternatives, recursive, hiddenFields, ref } = schema;
  const rich = useRichText();
  const link = ref && <SchemaLink schema={ref} />;
  return (
    <>
      <FieldList fields={fields} level={level} />
      {additional && (
        <div className="schema-additional">
          <p className="schema-note">
            {rich(fields.length > 0 ? 'reference.otherFields' : 'reference.anyFields', {
              type: <SchemaType schema={additional} />,
            })}
          </p>
          <SchemaChildren schema={additional} level={level}>
            <SchemaBody schema={additional} level={level + 1} />
          </SchemaChildren>
        </div>
      )}
      {alternatives.map((group) => (
        <Alternatives
          key={group.label}
          group={group}
          level={level}
          body={(option) => <SchemaBody schema={option} level={level} />}
        />
      ))}
      {closed && fields.length > 0 && (
        <p className="schema-note">{rich('reference.noOtherFields', {})}</p>
      )}
      {recursive && (
        <p className="schema-note">
          {link
            ? rich('reference.recursiveSee', { schema: link })
            : rich('reference.recursive', {})}
        </p>
      )}
      {!recursive && hiddenFields > 0 && (
        <p className="schema-note">
          {link
            ? rich('reference.moreFieldsSee', { count: hiddenFields, schema: link })
            : rich('reference.moreFields', { count: hiddenFields })}
        </p>
      )}
    </>
  );
}

interface FieldListProps {
  readonly fields: readonly FieldView[];
  /** 1 for the fields of the schema that is shown. */
  readonly level: number;
}

/** Fields, parameters or headers, one under the other. It stands here because fields hold schemas. */
export function FieldList({ fields, level }: FieldListProps) {
  if (fields.length === 0) return null;
  return (
    <ul className="fields">
      {fields.map((field) => (
        <Field key={field.id} field={field}>
          <SchemaChildren schema={field.schema} level={level}>
            <SchemaBody schema={field.schema} level={level + 1} />
          </SchemaChildren>
        </Field>
      ))}
    </ul>
  );
}
