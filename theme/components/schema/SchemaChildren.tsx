import type { SchemaView } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { type Translate, useTranslation } from '../../text.js';
import { schemaWeight } from './schema-weight.js';

interface Props {
  readonly schema: SchemaView;
  /** Level of the field that holds them. */
  readonly level: number;
  /** Whether there is no need to say how much it is, if it is little. */
  readonly quiet?: boolean | undefined;
  readonly children: ReactNode;
}

/** On deeper levels, more than this many fields and the like are folded. */
const glance = 6;

/** What a field holds: in view on the second level, folded with a count below it where it is much. */
export function SchemaChildren({ schema, level, quiet = false, children }: Props) {
  const summary = contents(schema, useTranslation());
  if (summary === undefined) return children;
  const isLittle = schemaWeight(schema) <= glance;
  if (quiet && isLittle) return <div className="children-body">{children}</div>;
  return (
    <details className="children fold" open={level < 2 || isLittle}>
      <summary>{summary}</summary>
      <div className="children-body">{children}</div>
    </details>
  );
}

function contents(
  { fields, alternatives, parts = [], items }: SchemaView,
  t: Translate,
): string | undefined {
  if (fields.length > 0) return t('reference.fieldCount', { count: fields.length });
  const options = alternatives.reduce((sum, { schemas }) => sum + schemas.length, 0);
  if (options > 0) return t('reference.alternativeCount', { count: options });
  if (items) return contents(items, t);
  const hasFields = parts.some(({ kind, schema }) => kind === 'values' && schemaWeight(schema) > 0);
  return hasFields ? t('reference.valueFields') : undefined;
}
