import type { SchemaView } from 'docsgen/theme';
import { Fragment, type ReactNode } from 'react';
import { useRichText } from '../../rich-text.js';
import { CodeText } from '../docs/CodeText.js';

interface Props {
  readonly schema: SchemaView;
}

/** Rules of a schema, one sentence each: which fields are required, and whether others are allowed. */
export function SchemaRules({ schema }: Props) {
  const rich = useRichText();
  const { alsoRequired = [], dependentRequired = [], others, closedItems } = schema;
  // Its fields may all be left out where the page of the schema is unfolded.
  const canBeEmpty = schema.fields.every(
    (field) => field.schema.readOnly || field.schema.writeOnly,
  );
  const notes = [
    ...(alsoRequired.length > 0
      ? [
          rich('reference.alsoRequired', {
            count: alsoRequired.length,
            fields: names(alsoRequired),
          }),
        ]
      : []),
    ...dependentRequired.map(({ field, required }) =>
      rich('reference.dependentRequired', {
        count: required.length,
        field: <CodeText>{field}</CodeText>,
        fields: names(required),
      }),
    ),
    ...(others === 'any' ? [rich('reference.openFields', {})] : []),
    ...(closedItems ? [rich('reference.noOtherItems', {})] : []),
  ];
  return (
    <>
      {notes.map((note, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered.
        <p className="schema-note" key={index}>
          {note}
        </p>
      ))}
      {others !== undefined && others !== 'any' && (
        <p className="schema-note" data-closed={canBeEmpty ? '' : undefined}>
          {rich(sentences[others], {})}
        </p>
      )}
    </>
  );
}

const sentences = {
  none: 'reference.noOtherFields',
  'none-unevaluated': 'reference.noUnevaluatedFields',
} as const;

function names(fields: readonly string[]): ReactNode {
  return fields.map((field, index) => (
    <Fragment key={field}>
      {index > 0 && ', '}
      <CodeText>{field}</CodeText>
    </Fragment>
  ));
}
