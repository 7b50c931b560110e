import type { AlternativesView, SchemaView } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { AlternativesOption } from './AlternativesOption.js';
import { SchemaDiscriminator } from './SchemaDiscriminator.js';
import { schemaWeight } from './schema-weight.js';

interface Props {
  readonly group: AlternativesView;
  readonly level: number;
  /** Renders what is inside one of them. */
  readonly body: (schema: SchemaView) => ReactNode;
}

/** All are open where they hold no more than this together, however deep they lie. */
const glance = 24;

/** "One of" several schemas, and how they are told apart. */
export function Alternatives({ group: { label, schemas, discriminator }, level, body }: Props) {
  const together = schemas.reduce((sum, { schema }) => sum + schemaWeight(schema), 0);
  return (
    <div className="alternatives">
      <p className="alternatives-title">{label}</p>
      {schemas.map((option, index) => (
        <AlternativesOption
          key={option.id}
          option={option}
          isOpen={together <= glance || (level < 3 && index === 0)}
        >
          {body(option.schema)}
        </AlternativesOption>
      ))}
      {discriminator && <SchemaDiscriminator discriminator={discriminator} />}
    </div>
  );
}
