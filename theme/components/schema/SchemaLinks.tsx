import type { PageLink } from 'docsgen/theme';
import { ReferenceSection } from '../reference/ReferenceSection.js';
import { SchemaList } from './SchemaList.js';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly schemas: readonly PageLink[];
}

/** Named schemas under a heading; nothing if there are none. */
export function SchemaLinks({ id, title, schemas }: Props) {
  if (schemas.length === 0) return null;
  return (
    <ReferenceSection id={id} title={title}>
      <SchemaList schemas={schemas} />
    </ReferenceSection>
  );
}
