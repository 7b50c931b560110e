import type { SchemaView } from 'docsgen/theme';
import { useRichText } from '../../rich-text.js';
import { useTranslation } from '../../text.js';
import { hiddenContents } from './hidden-contents.js';
import { SchemaLink } from './SchemaLink.js';

interface Props {
  readonly schema: SchemaView;
}

/** Why a schema is not expanded here, with a link to its page. */
export function SchemaNotes({ schema }: Props) {
  const { recursive, ref, hiddenAt } = schema;
  const t = useTranslation();
  const rich = useRichText();
  const target = ref ?? hiddenAt;
  const link = target && <SchemaLink schema={target} />;
  if (recursive && link) {
    return <p className="schema-note">{rich('reference.recursiveSee', { schema: link })}</p>;
  }
  const contents = hiddenContents(schema, t);
  if (recursive || contents === undefined) return null;
  return (
    <p className="schema-note">
      {link ? rich('reference.contentsSee', { contents, schema: link }) : contents}
    </p>
  );
}
