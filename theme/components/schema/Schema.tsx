import type { SchemaView } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { SchemaBody } from './SchemaBody.js';
import { SchemaFacts } from './SchemaFacts.js';
import { SchemaType } from './SchemaType.js';

interface Props {
  readonly schema: SchemaView;
  /** On the first line, before the type: the media type of a body, the schema's name. */
  readonly label?: ReactNode;
}

/** A whole schema, from its own first line down. */
export function Schema({ schema, label }: Props) {
  return (
    <div className="schema">
      {(label !== undefined || !plain(schema)) && (
        <p className="schema-head">
          {label} <SchemaType schema={schema} />
        </p>
      )}
      <SchemaFacts schema={schema} />
      <SchemaBody schema={schema} level={1} />
    </div>
  );
}

/** An object without anything special: its fields say as much. */
function plain({ type, fields, nullable, ref, format }: SchemaView): boolean {
  return type === 'object' && fields.length > 0 && !nullable && !ref && format === undefined;
}
