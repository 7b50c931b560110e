import type { SchemaContent } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { OperationList } from '../reference/OperationList.js';
import { ReferenceSection } from '../reference/ReferenceSection.js';
import { SchemaList } from './SchemaList.js';

interface Props {
  readonly operations: SchemaContent['usedBy'];
  /** Number of operations that are not in `operations`. */
  readonly more: number;
  readonly schemas: SchemaContent['usedBySchemas'];
}

/** The operations that use a schema and the schemas that refer to it. */
export function SchemaUsers({ operations, more, schemas }: Props) {
  const t = useTranslation();
  return (
    <ReferenceSection id="used-by" title={t('reference.usedBy')}>
      {operations.length > 0 && <OperationList operations={operations} />}
      {more > 0 && <p className="schema-note">{t('reference.moreOperations', { count: more })}</p>}
      {schemas.length > 0 && (
        <>
          <h3 className="schema-users-title">{t('reference.schemas')}</h3>
          <SchemaList schemas={schemas} />
        </>
      )}
      {operations.length === 0 && schemas.length === 0 && (
        <p className="empty">{t('reference.usedByNothing')}</p>
      )}
    </ReferenceSection>
  );
}
