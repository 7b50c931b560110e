import type { SchemaView } from 'docsgen/theme';
import { useRichText } from '../../rich-text.js';
import { useTranslation } from '../../text.js';
import { hiddenContents } from './hidden-contents.js';
import { SchemaLink } from './SchemaLink.js';
import { Unfold } from './Unfold.js';

interface Props {
  readonly schema: SchemaView;
}

/** A link to the contents that are not shown here; for a schema that contains itself, with the reason. */
export function SchemaNotes({ schema }: Props) {
  const { recursive, ref, hiddenAt } = schema;
  const t = useTranslation();
  const rich = useRichText();
  const target = ref ?? hiddenAt;
  const link = target && <SchemaLink schema={target} />;
  const contents = hiddenContents(schema, t);
  if (recursive && link) {
    return (
      <>
        <p className="schema-note">{rich('reference.recursiveSee', { schema: link })}</p>
        {contents !== undefined && <Unfold to={target} contents={contents} schema={schema} />}
      </>
    );
  }
  if (recursive || contents === undefined) return null;
  // Without a page, the target is the downloadable description.
  const hasPage = ref !== undefined || hiddenAt?.url.includes('#') === true;
  if (hasPage && target) return <Unfold to={target} contents={contents} schema={schema} />;
  return (
    <p className="schema-note">
      {link ? rich('reference.contentsSee', { contents, schema: link }) : contents}
    </p>
  );
}
