import type { MediaView } from 'docsgen/theme';
import { Fragment } from 'react';
import { useRichText } from '../../rich-text.js';
import { useTranslation } from '../../text.js';
import { CodeText } from '../docs/CodeText.js';
import { Encodings } from '../schema/Encodings.js';
import { Schema } from '../schema/Schema.js';
import { ExternalExamples } from './ExternalExamples.js';

interface Props {
  readonly media: MediaView;
  /** The media types that have this body. */
  readonly types: readonly string[];
  /** Whether their names are shown above. */
  readonly isChosen?: boolean;
}

/** The body of one or more media types: the schema of its content or items, encodings and external examples. */
export function MediaBody({ media, types, isChosen = false }: Props) {
  const t = useTranslation();
  const rich = useRichText();
  const { schema, itemSchema, encoding, externalExamples } = media;
  const names = types.map((type, index) => (
    <Fragment key={type}>
      {index > 0 && ', '}
      <CodeText>{type}</CodeText>
    </Fragment>
  ));
  // One item of the line, so that the commas stay beside the names.
  const name = types.length > 1 ? <span className="media-types">{names}</span> : names;
  const ofItems = (
    <>
      {!schema && !isChosen && name}{' '}
      <span className="schema-items-label">{t('reference.eachItem')}</span>
    </>
  );
  return (
    <>
      {schema && <Schema schema={schema} label={isChosen ? undefined : name} />}
      {itemSchema && <Schema schema={itemSchema} label={ofItems} />}
      {!schema && !itemSchema && (
        <p className="schema-note">{rich('reference.unspecifiedMedia', { type: name })}</p>
      )}
      <Encodings encoding={encoding} />
      <ExternalExamples examples={externalExamples} />
    </>
  );
}
