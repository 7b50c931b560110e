import type { DiscriminatorView } from 'docsgen/theme';
import { useRichText } from '../../rich-text.js';
import { useTranslation } from '../../text.js';
import { CodeText } from '../docs/CodeText.js';
import { SchemaLink } from './SchemaLink.js';

interface Props {
  readonly discriminator: DiscriminatorView;
}

/** The schema for each value of the discriminator. */
export function SchemaDiscriminator({ discriminator: { field, values, otherwise } }: Props) {
  const rich = useRichText();
  const t = useTranslation();
  if (values.length === 0 && !otherwise) return null;
  return (
    <div className="discriminator">
      <p className="alternatives-title">
        {rich('reference.discriminatorMapping', { field: <CodeText>{field}</CodeText> })}
      </p>
      <dl className="discriminator-values">
        {values.map(({ value, schema }) => (
          <div key={value}>
            <dt>
              <CodeText>{value}</CodeText>
            </dt>
            <dd>{schema && <SchemaLink schema={schema} />}</dd>
          </div>
        ))}
        {otherwise && (
          <div>
            <dt>{t('reference.otherValue')}</dt>
            <dd>
              <SchemaLink schema={otherwise} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
