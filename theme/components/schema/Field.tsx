import type { FieldView } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { FieldHead } from './FieldHead.js';
import { SchemaFacts } from './SchemaFacts.js';
import { withoutLimitsInLine } from './schema-facts.js';

interface Props {
  readonly field: FieldView;
  /** Content of the field. */
  readonly children: ReactNode;
}

/**
 * A field: name, type, description, limits and content. It and its parts have no classes, as a page has hundreds
 * of fields: style sheets select them by their place in `.fields`.
 */
export function Field({ field, children }: Props) {
  const { readOnly, writeOnly } = field.schema;
  const access = readOnly ? 'read' : 'write';
  return (
    <li id={field.id} data-access={readOnly || writeOnly ? access : undefined}>
      <FieldHead field={field} />
      <SchemaFacts schema={withoutLimitsInLine(field.schema)} isField />
      {children}
    </li>
  );
}
