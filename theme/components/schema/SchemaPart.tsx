import type { PartView } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { useRichText } from '../../rich-text.js';
import { CodeText } from '../docs/CodeText.js';
import { SchemaFacts } from './SchemaFacts.js';
import { SchemaType } from './SchemaType.js';
import { withoutLimitsInLine } from './schema-facts.js';

interface Props {
  readonly part: PartView;
  /** Content of the part. */
  readonly children: ReactNode;
}

/** A part of a value that is not a field: a position of an array, a condition, or all unnamed fields. */
export function SchemaPart({ part: { id, kind, value, schema }, children }: Props) {
  const rich = useRichText();
  return (
    <li className="part" id={id} data-kind={kind}>
      <div>
        <a className="part-name" href={`#${encodeURIComponent(id)}`}>
          {rich(`reference.part.${kind}`, {
            value: numbered.has(kind) ? value : <CodeText>{value}</CodeText>,
          })}
        </a>{' '}
        <SchemaType schema={schema} hasLimits />
      </div>
      <SchemaFacts schema={withoutLimitsInLine(schema)} isField />
      {children}
    </li>
  );
}

/** Kinds whose value is a number in a sentence. */
const numbered: ReadonlySet<PartView['kind']> = new Set(['position', 'contains']);
