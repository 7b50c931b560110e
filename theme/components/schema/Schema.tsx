import type { SchemaView } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { SchemaBody } from './SchemaBody.js';
import { SchemaFacts } from './SchemaFacts.js';
import { SchemaType } from './SchemaType.js';
import { typeTitle } from './schema-facts.js';

interface Props {
  readonly schema: SchemaView;
  /** Shown before the type: the media type of a body or the schema's name. */
  readonly label?: ReactNode;
  /** Level of its fields; from 2, long contents of fields are collapsed. */
  readonly level?: number | undefined;
}

/** A schema with its first line, facts and content. */
export function Schema({ schema, label, level = 1 }: Props) {
  return (
    <div className="schema">
      {(label !== undefined || !plain(schema)) && (
        <p className="schema-head">
          {label} <SchemaType schema={schema} />
        </p>
      )}
      <SchemaFacts schema={schema} />
      <SchemaBody schema={schema} level={level} />
    </div>
  );
}

/** Whether the type line adds nothing, as for an object with fields. */
function plain(schema: SchemaView): boolean {
  const { type, fields, nullable, ref, format } = schema;
  const hasName = ref !== undefined || typeTitle(schema) !== undefined;
  return type === 'object' && fields.length > 0 && !nullable && !hasName && format === undefined;
}
