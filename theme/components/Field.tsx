import type { FieldView } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { FieldHead } from './FieldHead.js';
import { Marks } from './Marks.js';
import { Prose } from './Prose.js';
import { Values } from './Values.js';

interface Props {
  readonly field: FieldView;
  /** What it holds. */
  readonly children: ReactNode;
}

/** One field: what it is, what it means, its limits, what it holds. */
export function Field({ field, children }: Props) {
  const { schema } = field;
  return (
    <li className="field" id={field.id}>
      <FieldHead field={field} />
      <Prose html={schema.html} size="small" />
      <Values values={schema.enum} />
      <Marks schema={schema} />
      {children}
    </li>
  );
}
