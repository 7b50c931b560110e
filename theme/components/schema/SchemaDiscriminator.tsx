import type { DiscriminatorView } from 'docsgen/theme';
import { Fragment } from 'react';
import { useRichText } from '../../rich-text.js';
import { useTranslation } from '../../text.js';
import { CodeText } from '../docs/CodeText.js';
import { SchemaLink } from './SchemaLink.js';
import { maxOpenValues } from './schema-facts.js';

interface Props {
  readonly discriminator: DiscriminatorView;
}

/** The schema for each value of the discriminator, collapsed if there are many values. */
export function SchemaDiscriminator({ discriminator }: Props) {
  const rich = useRichText();
  const { field, values, otherwise } = discriminator;
  if (values.length === 0 && !otherwise) return null;
  const title = rich('reference.discriminatorMapping', { field: <CodeText>{field}</CodeText> });
  if (values.length > maxOpenValues) {
    return (
      <details className="discriminator fold">
        <summary>{title}</summary>
        <Mapping discriminator={discriminator} />
      </details>
    );
  }
  return (
    <div className="discriminator">
      <p className="alternatives-title">{title}</p>
      <Mapping discriminator={discriminator} />
    </div>
  );
}

function Mapping({ discriminator: { values, otherwise } }: Props) {
  const t = useTranslation();
  return (
    <dl className="discriminator-values">
      {bySchema(values).map(([first, ...others]) => (
        <div key={first.value}>
          <dt>
            <CodeText>{first.value}</CodeText>
            {others.map(({ value }) => (
              <Fragment key={value}>
                , <CodeText>{value}</CodeText>
              </Fragment>
            ))}
          </dt>
          <dd>{first.schema && <SchemaLink schema={first.schema} />}</dd>
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
  );
}

type Value = DiscriminatorView['values'][number];

/** The values in groups that select the same schema. */
function bySchema(values: readonly Value[]): [Value, ...Value[]][] {
  const groups = new Map<string | undefined, [Value, ...Value[]]>();
  for (const value of values) {
    const group = groups.get(value.schema?.url);
    if (group) group.push(value);
    else groups.set(value.schema?.url, [value]);
  }
  return [...groups.values()];
}
