import type { OperationView } from 'docsgen/theme';
import { useMessages, useTranslation } from '../../text.js';
import { CodeText } from '../docs/CodeText.js';

type Scheme = OperationView['security'][number][number];

interface Props {
  readonly operation: OperationView;
}

/** Base URL and authentication in one line, linked to their sections. */
export function OperationFacts({ operation: { baseUrl, servers, security, prefix } }: Props) {
  const t = useTranslation();
  const authentication = useAuthenticationLabel(security);
  if (baseUrl === undefined && authentication === undefined) return null;
  const base = t('reference.baseUrl');
  return (
    <p className="operation-facts">
      {baseUrl !== undefined && (
        <span>
          {servers.length > 0 ? <a href={`#${prefix}servers`}>{base}</a> : base}{' '}
          <CodeText>{baseUrl}</CodeText>
        </span>
      )}{' '}
      {authentication !== undefined && (
        <span>
          <a href={`#${prefix}authentication`}>{t('reference.authentication')}</a> {authentication}
        </span>
      )}
    </p>
  );
}

/** The schemes in words: `Bearer token in the Authorization header or OAuth 2.0`. */
function useAuthenticationLabel(security: OperationView['security']): string | undefined {
  const { locale } = useMessages();
  const t = useTranslation();
  const alternatives = security.filter((schemes) => schemes.length > 0);
  const [first] = alternatives;
  if (security.length === 0) return undefined;
  if (!first) return t('reference.noAuthentication');
  const all = alternatives.flat();
  const texts = alternatives.map((schemes) =>
    schemes.map((scheme) => schemeText(scheme, all)).join(' + '),
  );
  const either = new Intl.ListFormat(locale, { type: 'disjunction' }).format(new Set(texts));
  return alternatives.length < security.length
    ? t('reference.optionalScheme', { scheme: either })
    : either;
}

/** What a scheme is; its name if another one reads the same. */
function schemeText({ name, label }: Scheme, all: readonly Scheme[]): string {
  return all.some((other) => other.label === label && other.name !== name) ? name : label;
}
