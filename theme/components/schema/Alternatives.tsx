import type { AlternativesView, SchemaView } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { AlternativesOption } from './AlternativesOption.js';
import { SchemaDiscriminator } from './SchemaDiscriminator.js';
import { schemaWeight } from './schema-weight.js';

interface Props {
  readonly group: AlternativesView;
  readonly level: number;
  /** Renders the content of an alternative. */
  readonly body: (schema: SchemaView) => ReactNode;
}

/** Limit of fields up to which all alternatives are expanded, on any level. */
const glance = 24;

/** "One of" several schemas, with their discriminator. */
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
