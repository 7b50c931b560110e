import type { ApiContent } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { ExternalDocs } from '../docs/ExternalDocs.js';
import { Prose } from '../docs/Prose.js';
import { FactList } from './FactList.js';
import { ReferenceSection } from './ReferenceSection.js';
import { Security } from './Security.js';
import { Servers } from './Servers.js';

interface Props {
  readonly content: ApiContent;
}

/** The API's description, facts, servers and security schemes. */
export function ApiAbout({ content }: Props) {
  const t = useTranslation();
  const { description, facts, externalDocs, servers, security } = content;
  return (
    <>
      <Prose html={description} />
      <FactList facts={facts} />
      <ExternalDocs docs={externalDocs} />
      {servers.length > 0 && (
        <ReferenceSection
          id="_servers"
          title={t(servers.length === 1 ? 'reference.baseUrl' : 'reference.baseUrls')}
        >
          <Servers servers={servers} />
        </ReferenceSection>
      )}
      {security.length > 0 && (
        <ReferenceSection id="_authentication" title={t('reference.authentication')}>
          {security.map((scheme) => (
            <Security key={scheme.name} scheme={scheme} />
          ))}
        </ReferenceSection>
      )}
    </>
  );
}
