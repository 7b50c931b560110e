import type { OperationView } from 'docsgen/theme';
import { NestedHeadings } from '../../heading-level.js';
import { useTranslation } from '../../text.js';
import { Heading } from '../docs/Heading.js';
import { ParameterList } from './ParameterList.js';
import { ReferenceSection } from './ReferenceSection.js';

interface Props {
  readonly prefix: string;
  readonly groups: OperationView['parameters'];
}

/** Parameters, grouped by location. */
export function Parameters({ prefix, groups }: Props) {
  const t = useTranslation();
  const [first] = groups;
  if (first === undefined) return null;
  const id = `${prefix}parameters`;
  if (groups.length === 1) {
    return (
      <ReferenceSection id={id} title={t(`reference.parameters.${first.in}`)}>
        <ParameterList parameters={first.fields} />
      </ReferenceSection>
    );
  }
  return (
    <ReferenceSection id={id} title={t('reference.parameters')}>
      {groups.map((group) => (
        <div className="parameter-group" key={group.in}>
          <Heading below={1} className="parameter-place">
            {t(`reference.parameters.${group.in}`)}
          </Heading>
          <NestedHeadings by={1}>
            <ParameterList parameters={group.fields} />
          </NestedHeadings>
        </div>
      ))}
    </ReferenceSection>
  );
}
