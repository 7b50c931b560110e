import type { OperationView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { CodeText } from '../docs/CodeText.js';

interface Props {
  readonly operation: OperationView;
}

/** The base URL in one line, linked to the list of servers. */
export function BaseUrl({ operation: { baseUrl, servers, prefix } }: Props) {
  const t = useTranslation();
  if (baseUrl === undefined) return null;
  const label = t('reference.baseUrl');
  return (
    <p className="base-url">
      {servers.length > 0 ? <a href={`#${prefix}servers`}>{label}</a> : label}{' '}
      <CodeText>{baseUrl}</CodeText>
    </p>
  );
}
