import type { SchemaView } from 'docsgen/theme';
import { useContentLanguage } from '../../content-language.js';
import { useRichText } from '../../rich-text.js';
import { Prose } from '../docs/Prose.js';
import { EnumValues } from './EnumValues.js';
import { FieldFlags } from './FieldFlags.js';
import { SchemaLongValues } from './SchemaLongValues.js';
import { typeTitle } from './schema-facts.js';

interface Props {
  readonly schema: SchemaView;
  /** Whether they are about a field, below its first line. */
  readonly isField?: boolean | undefined;
  /** Whether a line with the type, and a title that reads like one, is above. */
  readonly hasType?: boolean | undefined;
}

/**
 * The facts about a value, below its first line: title, description, values, limits and external documentation.
 */
export function SchemaFacts({ schema, isField = false, hasType = true }: Props) {
  const { description, docs } = schema;
  const title = hasType && typeTitle(schema) !== undefined ? undefined : schema.title;
  const language = useContentLanguage();
  const rich = useRichText();
  return (
    <>
      {title !== undefined && (
        <p className="schema-title" {...language}>
          {title}
        </p>
      )}
      <Prose html={description} size={isField ? 'field' : 'small'} />
      <EnumValues values={schema.enum} more={schema.moreValues} />
      <FieldFlags schema={schema} isField={isField} />
      <SchemaLongValues schema={schema} />
      {docs && (
        <p className="schema-note">
          {rich('reference.readMore', {
            link: (
              <a href={docs.url} {...language}>
                {docs.label}
              </a>
            ),
          })}
        </p>
      )}
    </>
  );
}
