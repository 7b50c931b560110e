import type {
  ExternalExampleView,
  ParameterView,
  StyleView,
} from '../../page-props/exchange-view.js';
import { nestedViews } from '../../page-props/nested-views.js';
import type { FieldView } from '../../page-props/schema-view.js';
import { code, joinBlocks, markdownLink, plainMarkdown, table } from './blocks.js';
import { fieldList, schemaFlags, schemaType } from './schema.js';
import type { Writer } from './writer.js';

/** Returns parameters or headers as a table; a list below it shows the properties of structured values. */
export function parameterTable(parameters: readonly ParameterView[], writer: Writer): string {
  const { t } = writer;
  const rows = parameters.map((parameter) => {
    const { name, required, schema } = parameter;
    return [
      code(name),
      [schemaType(schema, writer), ...schemaFlags(schema, writer)].join(', '),
      required ? t('markdown.yes') : t('markdown.no'),
      [schema.description?.trim(), accepted(schema, writer), ...travel(parameter, writer)]
        .filter(Boolean)
        .join(' '),
    ];
  });
  const head = ['name', 'type', 'required', 'description'] as const;
  const nested = parameters.filter(({ schema }) => nestedViews(schema).length > 0);
  return joinBlocks([
    table(
      head.map((column) => t(`markdown.${column}`)),
      rows,
    ),
    fieldList(nested, writer),
  ]);
}

function accepted({ enum: values }: FieldView['schema'], { t }: Writer): string {
  if (values.length === 0) return '';
  const list = values.map(({ value }) => code(JSON.stringify(value))).join(', ');
  return `${t('reference.oneOfValues')} ${list}.`;
}

/** Describes how the value is serialized, with examples. */
function travel(parameter: ParameterView, writer: Writer): string[] {
  const { style, allowReserved, allowEmptyValue, contentType } = parameter;
  const { examples, externalExamples = [] } = parameter;
  const { t } = writer;
  return [
    ...(allowEmptyValue ? [t('reference.allowEmptyValue')] : []),
    ...styleText(style, allowReserved, writer),
    ...(contentType === undefined ? [] : [`${t('reference.mediaType')}: ${code(contentType)}.`]),
    ...examples.map(({ isNamed, label, description, code: value, serialized }) => {
      const title = isNamed
        ? `${t('reference.exampleValue')} ${plainMarkdown(label)}`
        : t('reference.exampleValue');
      const wire = serialized && `(${t('reference.sentAs')} ${code(serialized.text)})`;
      return [`${title}: ${code(value.text)}`, wire, description?.trim()].filter(Boolean).join(' ');
    }),
    ...externalExamples.map((example) => externalExampleText(example)),
  ];
}

/** Describes an example at a URL or in a file. */
export function externalExampleText({
  label,
  url,
  isLink,
  description,
}: ExternalExampleView): string {
  const where =
    url === undefined ? label : `${label}: ${isLink ? markdownLink(url, url) : code(url)}`;
  return [where, description?.trim()].filter(Boolean).join('. ');
}

export function styleText(
  style: StyleView | undefined,
  allowReserved: boolean,
  { t }: Writer,
): string[] {
  const rule =
    style?.text &&
    // Without its full stop, as the name of the style follows.
    `${style.text.replace(/[.。]$/u, '')} (${t('reference.style')} ${code(style.name)})`;
  const sample = style?.sample && `${t('reference.sentAs')} ${code(style.sample)}`;
  const serialization = [rule, sample].filter(Boolean).join(', ');
  return [
    ...(serialization === '' ? [] : [`${serialization}.`]),
    ...(allowReserved ? [t('reference.allowReserved')] : []),
  ];
}
