import type { OperationView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { ReferenceSection } from './ReferenceSection.js';
import { Servers } from './Servers.js';

interface Props {
  readonly operation: OperationView;
}

/** The servers of an operation, with a note if the operation or its path overrides those of the description. */
export function OperationServers({ operation: { prefix, servers, serversFrom } }: Props) {
  const t = useTranslation();
  if (servers.length === 0) return null;
  return (
    <ReferenceSection
      id={`${prefix}servers`}
      title={t(servers.length === 1 ? 'reference.baseUrl' : 'reference.baseUrls')}
    >
      {(serversFrom === 'operation' || serversFrom === 'path') && (
        <p className="servers-from">{t(`reference.serversFrom.${serversFrom}`)}</p>
      )}
      <Servers servers={servers} />
    </ReferenceSection>
  );
}
