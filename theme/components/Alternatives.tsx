import type { SchemaView } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { Marks } from './Marks.js';
import { Prose } from './Prose.js';
import { SchemaType } from './SchemaType.js';
import { Values } from './Values.js';

interface Props {
  readonly group: SchemaView['alternatives'][number];
  readonly level: number;
  /** Renders what is inside one of them. */
  readonly body: (schema: SchemaView) => ReactNode;
}

/** "One of" several schemas: the first is open. */
export function Alternatives({ group: { label, schemas }, level, body }: Props) {
  return (
    <div className="alternatives">
      <p className="alternatives-title">{label}</p>
      {schemas.map(({ id, label: name, schema }, index) => (
        <details className="alternative fold" id={id} key={id} open={index === 0 && level < 3}>
          <summary>
            {name} <SchemaType schema={{ ...schema, ref: undefined }} />
          </summary>
          <div className="children-body">
            <Prose html={schema.html} size="small" />
            <Values values={schema.enum} />
            <Marks schema={schema} />
            {body(schema)}
          </div>
        </details>
      ))}
    </div>
  );
}
