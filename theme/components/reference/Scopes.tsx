import type { ScopeView } from 'docsgen/theme';
import { CodeText } from '../docs/CodeText.js';
import { ContentText } from '../docs/ContentText.js';

interface Props {
  readonly title: string;
  readonly scopes: readonly ScopeView[];
}

/** Scopes, in one line if they have no descriptions. */
export function Scopes({ title, scopes }: Props) {
  if (scopes.length === 0) return null;
  if (scopes.every(({ description }) => description === undefined)) {
    return (
      <p className="security-scopes">
        {title}{' '}
        {scopes.map(({ name }) => (
          <CodeText key={name}>{name}</CodeText>
        ))}
      </p>
    );
  }
  return (
    <div className="security-scopes-explained">
      <p className="security-scopes">{title}</p>
      <dl className="scopes">
        {scopes.map(({ name, description }) => (
          <div className="scope" key={name}>
            <dt>
              <CodeText>{name}</CodeText>
            </dt>
            <dd>
              <ContentText>{description}</ContentText>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
