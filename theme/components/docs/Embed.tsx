import type { BodyPart, PageProps } from 'docsgen/theme';
import { PageProvider } from '../../page.js';
import { MessagesProvider } from '../../text.js';
import { ApiDiagramBlock } from '../reference/ApiDiagramBlock.js';
import { OperationEmbedBlock } from '../reference/OperationEmbedBlock.js';
import { SchemaEmbedBlock } from '../schema/SchemaEmbedBlock.js';

interface Props {
  readonly embed: Exclude<BodyPart, string>;
  readonly page: PageProps;
}

/**
 * A block generated from the API description. Its interface messages are in the page's language, even in an untranslated
 * text.
 */
export function Embed({ embed, page }: Props) {
  const { head, messages } = page;
  const language = page.untranslated ? { lang: head.lang, dir: head.dir } : {};
  return (
    <MessagesProvider value={messages}>
      <PageProvider value={{ ...page, untranslated: embed.untranslated }}>
        <div className={`embed embed-${embed.kind}`} {...language}>
          <EmbedContent embed={embed} />
        </div>
      </PageProvider>
    </MessagesProvider>
  );
}

function EmbedContent({ embed }: Pick<Props, 'embed'>) {
  switch (embed.kind) {
    case 'schema':
      return <SchemaEmbedBlock embed={embed} />;
    case 'operation':
      return <OperationEmbedBlock embed={embed} />;
    case 'api-diagram':
      return <ApiDiagramBlock diagram={embed} />;
  }
}
