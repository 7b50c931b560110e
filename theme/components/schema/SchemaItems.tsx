import type { SchemaView } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { useTranslation } from '../../text.js';
import { SchemaFacts } from './SchemaFacts.js';
import { SchemaType } from './SchemaType.js';
import { hasFacts, withoutLimitsInLine } from './schema-facts.js';

interface Props {
  readonly items: SchemaView;
  /** Content of the items. */
  readonly children: ReactNode;
}

/** The items of an array. Their fields are shown as fields of the array; their facts are labelled. */
export function SchemaItems({ items, children }: Props) {
  const t = useTranslation();
  if (!(hasFacts(items) || items.title !== undefined || items.deprecated)) return children;
  return (
    <>
      <div className="schema-items">
        <p className="schema-head">
          <span className="part-name">{t('reference.eachItem')}</span>{' '}
          <SchemaType schema={{ ...items, ref: undefined }} hasLimits />
        </p>
        <SchemaFacts schema={withoutLimitsInLine(items)} />
      </div>
      {children}
    </>
  );
}
