import type { SchemaView } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { type Translate, useTranslation } from '../../text.js';
import { maxLittle, schemaWeight } from './schema-weight.js';

interface Props {
  readonly schema: SchemaView;
  /** Level of the field that contains them. */
  readonly level: number;
  /** Whether to omit the count if there are few. */
  readonly quiet?: boolean | undefined;
  /** Limit of fields and the like that stay expanded on the second level. */
  readonly maxOpen?: number | undefined;
  readonly children: ReactNode;
}

/** The content of a field: expanded on the second level, collapsed with a count if there is much below it, or beside more important fields. */
export function SchemaChildren({ schema, level, quiet = false, maxOpen, children }: Props) {
  const summary = contents(schema, useTranslation());
  if (summary === undefined) return children;
  const weight = schemaWeight(schema);
  const isLittle = weight <= maxLittle;
  const isOpen = isLittle || (level < 2 && (maxOpen === undefined || weight <= maxOpen));
  if (quiet && isLittle) return <div className="children-body">{children}</div>;
  return (
    <details className="children fold" open={isOpen}>
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
  if (options > 0) {
    const count = t('reference.alternativeCount', { count: options });
    const [only, ...others] = alternatives;
    return only && others.length === 0 ? `${only.label} · ${count}` : count;
  }
  if (items) return contents(items, t);
  const hasFields = parts.some(({ kind, schema }) => kind === 'values' && schemaWeight(schema) > 0);
  return hasFields ? t('reference.valueFields') : undefined;
}
