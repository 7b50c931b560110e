import type { SecuritySchemeView } from 'docsgen/theme';
import { useCodeDirection } from '../../content-language.js';
import { useTranslation } from '../../text.js';
import { Badge } from '../docs/Badge.js';
import { CodeText } from '../docs/CodeText.js';
import { Prose } from '../docs/Prose.js';
import { FactList } from './FactList.js';
import { OAuthFlowDetails } from './OAuthFlowDetails.js';
import { Scopes } from './Scopes.js';

interface Props {
  readonly scheme: SecuritySchemeView;
}

/** A security scheme. */
export function Security({ scheme }: Props) {
  const t = useTranslation();
  const dir = useCodeDirection();
  const { name, anchor, url, label, example, deprecated, scopes, facts, flows, description } =
    scheme;
  return (
    <div className="security" id={url === undefined ? anchor : undefined}>
      <p className="security-label">
        {label.endsWith(` ${name}`) ? label.slice(0, -name.length) : `${label} `}
        <a className="security-name" href={url ?? `#${encodeURIComponent(anchor)}`} dir={dir}>
          <CodeText>{name}</CodeText>
        </a>
        {deprecated && (
          <>
            {' '}
            <Badge kind="deprecated" />
          </>
        )}
      </p>
      {example !== undefined && (
        <p className="security-example" data-copy={example}>
          <CodeText>{example}</CodeText>
        </p>
      )}
      <Scopes
        scopes={scopes}
        title={t(scopes.length === 1 ? 'reference.scope' : 'reference.scopes')}
      />
      <Prose html={description} size="small" />
      <FactList facts={facts} />
      {flows.map((flow) => (
        <OAuthFlowDetails key={flow.type} flow={flow} />
      ))}
    </div>
  );
}
