import type { OperationContent } from 'docsgen/theme';
import { useText } from '../text.js';
import { ReferenceSection } from './ReferenceSection.js';
import { FieldList } from './SchemaBody.js';

interface Props {
  readonly groups: OperationContent['parameters'];
}

/** Parameters by their place. */
export function Parameters({ groups }: Props) {
  const t = useText();
  const [first] = groups;
  if (first === undefined) return null;
  if (groups.length === 1) {
    return (
      <ReferenceSection id="parameters" title={t(`reference.parameters.${first.in}`)}>
        <FieldList fields={first.fields} level={1} />
      </ReferenceSection>
    );
  }
  return (
    <ReferenceSection id="parameters" title={t('reference.parameters')}>
      {groups.map((group) => (
        <div className="parameter-group" key={group.in}>
          <h3>{t(`reference.parameters.${group.in}`)}</h3>
          <FieldList fields={group.fields} level={1} />
        </div>
      ))}
    </ReferenceSection>
  );
}
