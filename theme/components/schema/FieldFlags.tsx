import type { BoxedValue, SchemaView } from 'docsgen/theme';
import { Fragment, type ReactNode } from 'react';
import { type Translate, useTranslation } from '../../text.js';
import { CodeText } from '../docs/CodeText.js';
import { boxedText, isLong, isLongLimit } from './json-text.js';
import { areValuesInLine, valuesLabel } from './schema-facts.js';

interface Props {
  readonly schema: SchemaView;
  /** Whether they are directly in a field, whose parts have no classes. */
  readonly isField?: boolean | undefined;
}

/** Accepted values, default, limits, examples and XML form of a value, in as few lines as they need. */
export function FieldFlags({ schema, isField = false }: Props) {
  const t = useTranslation();
  const marks: readonly Mark[] = [
    ...valuesMark(schema.enum, t),
    ...mark(t('reference.always'), schema.const && [schema.const]),
    ...mark(t('reference.default'), schema.default && [schema.default]),
    ...schema.limits
      .filter(({ value }) => !isLongLimit(value))
      .map(({ label, value }) => ({
        label,
        // Parts of `allOf` may each have a pattern.
        key: `${label} ${value}`,
        shown: <CodeText>{value}</CodeText>,
      })),
    ...mark(t('reference.exampleValue'), schema.examples),
    ...xmlMark(schema.xml, t),
  ];
  if (marks.length === 0) return null;
  return (
    <dl className={isField ? undefined : 'marks'}>
      {marks.map(({ label, key = label, className, shown }) => (
        <div key={key} className={className}>
          <dt>{label}</dt>
          <dd>{shown}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Mark {
  readonly label: string;
  /** Unique key, if the label is not. */
  readonly key?: string;
  readonly className?: string;
  readonly shown: ReactNode;
}

/** The accepted values: a few that need no explanation. */
function valuesMark(values: SchemaView['enum'], t: Translate): Mark[] {
  if (!areValuesInLine(values)) return [];
  const shown = values.map((value) => (
    <Fragment key={boxedText(value)}>
      <CodeText>{boxedText(value)}</CodeText>{' '}
    </Fragment>
  ));
  return [{ label: valuesLabel(values, t), className: 'values', shown }];
}

/** Values that are short enough for one line, as code. */
function mark(label: string, values: readonly BoxedValue[] = []): Mark[] {
  const short = values.filter(({ value }) => !isLong(value)).map(boxedText);
  if (short.length === 0) return [];
  const shown = short.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && ', '}
      <CodeText>{text}</CodeText>
    </Fragment>
  ));
  return [{ label, shown }];
}

function xmlMark(xml: SchemaView['xml'], t: Translate): Mark[] {
  if (!xml) return [];
  const kind = t(xml.wrapped ? 'reference.xml.wrapped' : `reference.xml.${xml.kind}`);
  const shown =
    xml.code === undefined ? (
      kind
    ) : (
      <>
        {kind} <CodeText>{xml.code}</CodeText>
      </>
    );
  return [{ label: 'XML', shown }];
}
