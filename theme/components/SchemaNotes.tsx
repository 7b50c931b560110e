import type { SchemaView } from 'docsgen/theme';
import { useRichText } from '../rich-text.js';
import { SchemaLink } from './SchemaLink.js';

interface Props {
  readonly schema: SchemaView;
}

/** Why a schema does not go on here, and where to read on. */
export function SchemaNotes({ schema: { recursive, hiddenFields, ref, hiddenAt } }: Props) {
  const rich = useRichText();
  const target = ref ?? hiddenAt;
  const link = target && <SchemaLink schema={target} />;
  if (recursive && link) {
    return <p className="schema-note">{rich('reference.recursiveSee', { schema: link })}</p>;
  }
  if (recursive || hiddenFields === 0) return null;
  return (
    <p className="schema-note">
      {link
        ? rich('reference.moreFieldsSee', { count: hiddenFields, schema: link })
        : rich('reference.moreFields', { count: hiddenFields })}
    </p>
  );
}
