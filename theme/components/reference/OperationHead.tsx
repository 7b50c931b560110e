import type { OperationView } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { Slot } from '../../slot.js';
import { Endpoint } from './Endpoint.js';
import { OperationFacts } from './OperationFacts.js';
import { OperationTitle } from './OperationTitle.js';
import { TryItSlot } from './TryItSlot.js';

interface Props {
  readonly operation: OperationView;
  /** Content after the title, such as a link to it. */
  readonly children?: ReactNode;
}

/** The title of an operation, the line to copy or try, and its facts. The form opens below the line. */
export function OperationHead({ operation, children }: Props) {
  const { method, path } = operation;
  return (
    <>
      <OperationTitle operation={operation}>{children}</OperationTitle>
      <div className="operation-line">
        <Endpoint method={method} path={path} />
        <TryItSlot operation={operation} />
      </div>
      <Slot name="OperationHead" operation={operation} />
      <OperationFacts operation={operation} />
    </>
  );
}
