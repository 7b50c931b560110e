import type { SecuritySchemeView } from 'docsgen/theme';
import { useText } from '../text.js';
import { CodeText } from './CodeText.js';
import { Prose } from './Prose.js';

interface Props {
  readonly scheme: SecuritySchemeView;
}

/** One way to say who is calling. */
export function Security({ scheme: { label, example, scopes, html } }: Props) {
  const t = useText();
  return (
    <div className="security">
      <p className="security-label">{label}</p>
      {example !== undefined && (
        <p className="security-example" data-copy={example}>
          <CodeText>{example}</CodeText>
        </p>
      )}
      {scopes.length > 0 && (
        <p className="security-scopes">
          {t(scopes.length === 1 ? 'reference.scope' : 'reference.scopes')}{' '}
          {scopes.map((scope) => (
            <CodeText key={scope}>{scope}</CodeText>
          ))}
        </p>
      )}
      <Prose html={html} size="small" />
    </div>
  );
}
