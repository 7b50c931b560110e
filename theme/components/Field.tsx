import type { FieldView } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { FieldHead } from './FieldHead.js';
import { SchemaFacts } from './SchemaFacts.js';

interface Props {
  readonly field: FieldView;
  /** What it holds. */
  readonly children: ReactNode;
}

/** One field: what it is, what it means, its limits, what it holds. */
export function Field({ field, children }: Props) {
  return (
    <li className="field" id={field.id}>
      <FieldHead field={field} />
      <SchemaFacts schema={field.schema} />
      {children}
    </li>
  );
}
