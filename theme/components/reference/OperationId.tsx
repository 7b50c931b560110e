import type { OperationView } from 'docsgen/theme';
import { CodeText } from '../docs/CodeText.js';

interface Props {
  readonly operation: OperationView;
}

/** The operationId, the name that generated clients use. */
export function OperationId({ operation: { operationId, title } }: Props) {
  if (operationId === undefined || operationId === title) return null;
  return (
    <p className="operation-id">
      operationId <CodeText>{operationId}</CodeText>
    </p>
  );
}
