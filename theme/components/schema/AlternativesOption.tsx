import type { AlternativesView } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { HeadingAnchor } from '../docs/HeadingAnchor.js';
import { SchemaFacts } from './SchemaFacts.js';
import { SchemaType } from './SchemaType.js';
import { hasBody, hasFacts } from './schema-facts.js';

interface Props {
  readonly option: AlternativesView['schemas'][number];
  readonly isOpen: boolean;
  /** Content of the alternative. */
  readonly children: ReactNode;
}

/**
 * One of several schemas. The id is inside the `details` element, as browsers open it for a target within, not for
 * itself (HTML, "ancestor details revealing algorithm").
 */
export function AlternativesOption({ option: { id, label, schema }, isOpen, children }: Props) {
  // The label may be the type or the name of the schema.
  const unsaid = {
    ...schema,
    type: label === schema.type ? '' : schema.type,
    ref: label === schema.ref?.name ? undefined : schema.ref,
  };
  const type = <SchemaType schema={unsaid} />;
  if (!(hasFacts(schema) || hasBody(schema))) {
    return (
      <p className="alternative-bare" id={id}>
        <a className="part-name" href={`#${encodeURIComponent(id)}`}>
          {label}
        </a>{' '}
        {type}
      </p>
    );
  }
  return (
    <details className="alternative fold" open={isOpen}>
      <summary>
        {label} {type}
      </summary>
      <div className="children-body" id={id}>
        <HeadingAnchor id={encodeURIComponent(id)} title={label} />
        <SchemaFacts schema={schema} />
        {children}
      </div>
    </details>
  );
}
