import type { OperationEmbed, PageProps, SchemaEmbed } from 'docsgen/theme';
import { PageProvider } from '../../page.js';
import { MessagesProvider } from '../../text.js';
import { OperationEmbedBlock } from '../reference/OperationEmbedBlock.js';
import { SchemaEmbedBlock } from '../schema/SchemaEmbedBlock.js';

interface Props {
  readonly embed: SchemaEmbed | OperationEmbed;
  readonly page: PageProps;
}

/**
 * A block of a text that is made from the API description. Its own words are in the page's language, also in
 * a text that is not.
 */
export function Embed({ embed, page }: Props) {
  const { head, texts } = page;
  const language = page.untranslated ? { lang: head.lang, dir: head.dir } : {};
  return (
    <MessagesProvider value={texts}>
      <PageProvider value={{ ...page, untranslated: embed.untranslated }}>
        <div className={`embed embed-${embed.kind}`} {...language}>
          {embed.kind === 'schema' ? (
            <SchemaEmbedBlock embed={embed} />
          ) : (
            <OperationEmbedBlock embed={embed} />
          )}
        </div>
      </PageProvider>
    </MessagesProvider>
  );
}
