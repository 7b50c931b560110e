import type { FieldView } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { FieldHead } from './FieldHead.js';
import { SchemaFacts } from './SchemaFacts.js';

interface Props {
  readonly field: FieldView;
  /** What it holds. */
  readonly children: ReactNode;
}

/**
 * One field: what it is, what it means, its limits, what it holds. A page has hundreds of them, so that they and their
 * parts have no classes: style sheets know them by their place in `.fields`.
 */
export function Field({ field, children }: Props) {
  return (
    <li id={field.id}>
      <FieldHead field={field} />
      <SchemaFacts schema={field.schema} isField />
      {children}
    </li>
  );
}
