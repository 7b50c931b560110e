import type { OperationView } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { NestedHeadings } from '../../heading-level.js';
import { useTranslation } from '../../text.js';
import { CodeText } from '../docs/CodeText.js';
import { Heading } from '../docs/Heading.js';
import { ReferenceSection } from './ReferenceSection.js';

interface Props {
  readonly operation: OperationView;
  /** Renders a callback's operation. */
  readonly children: (operation: OperationView) => ReactNode;
}

/** Requests that the API sends because of this one. */
export function Callbacks({ operation: { prefix, callbacks }, children }: Props) {
  const t = useTranslation();
  if (callbacks.length === 0) return null;
  return (
    <ReferenceSection id={`${prefix}callbacks`} title={t('reference.callbacks')}>
      <p className="callback-note">{t('reference.callbackNote')}</p>
      {callbacks.map(({ name, anchor, operations }) => (
        <section className="callback" key={anchor} id={anchor}>
          <Heading below={1} className="callback-title">
            <a href={`#${encodeURIComponent(anchor)}`}>
              <CodeText>{name}</CodeText>
            </a>
          </Heading>
          <NestedHeadings by={1}>
            {operations.map((operation) => (
              <div className="callback-operation" key={operation.anchor} id={operation.anchor}>
                {children(operation)}
              </div>
            ))}
          </NestedHeadings>
        </section>
      ))}
    </ReferenceSection>
  );
}
