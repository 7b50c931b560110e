import {
  asJsonList,
  type BodyShape,
  type BodyValue,
  type FieldValue,
  isJson,
  isJsonObject,
  parseForForm,
  parseForStyle,
} from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { useMemo } from 'react';
import { FormField } from '../fields/FormField.js';
import { ParameterInput } from '../fields/ParameterInput.js';
import { isEnteredInParts, parameterControl } from '../fields/parameter-control.js';
import { valueProblem } from '../fields/problem.js';
import {
  isReadOnly,
  type JsonSchemaNode,
  schemaDescription,
  schemaFacets,
  schemaTypeText,
} from '../json/subschemas.js';
import { useFormMessages, useFormTranslation } from '../messages.js';
import { isSecretName } from '../secrets/names.js';
import { FileInput } from './FileInput.js';
import { JsonEditor } from './JsonEditor.js';
import { NestedField } from './NestedField.js';

interface Props {
  readonly shape: BodyShape;
  readonly root: Json;
  readonly value: BodyValue;
  /** Whether the reader has tried to send. */
  readonly isStrict: boolean;
  readonly onChange: (value: BodyValue) => void;
}

/** A form (`application/x-www-form-urlencoded`, `multipart/form-data`) with a field for each property. */
export function FormBody({ shape, root, value, isStrict, onChange }: Props) {
  const { type, schema = true } = shape;
  const properties = useMemo(() => facetsProperties(schemaFacets(schema, root)), [schema, root]);
  const required = useMemo(() => requiredBy(schema, root), [schema, root]);
  const fields = bodyFields(value);
  const put = (name: string, own: readonly FieldValue[]): void => {
    const others = fields.filter((field) => field.name !== name);
    const order = properties.map(([one]) => one);
    const all = [...others, ...own].toSorted(
      (a, b) => order.indexOf(a.name) - order.indexOf(b.name),
    );
    onChange({ kind: 'fields', type, fields: all });
  };
  if (properties.length === 0) {
    return (
      <FormField label={type}>
        {(attributes) => (
          <JsonEditor
            attributes={attributes}
            text={JSON.stringify(Object.fromEntries(fields.flatMap(fieldEntry)), null, 2)}
            schema={schema}
            root={root}
            onChange={(written) => onChange({ kind: 'fields', type, fields: fieldsIn(written) })}
          />
        )}
      </FormField>
    );
  }
  const sent = properties.filter(([, property]) => !isReadOnly(property, root));
  const requiredFirst = sent.toSorted(
    ([a], [b]) => Number(required.has(b)) - Number(required.has(a)),
  );
  return requiredFirst.map(([name, property]) => (
    <BodyField
      key={name}
      {...{ name, shape, root, fields, isStrict }}
      schema={property}
      isRequired={required.has(name)}
      onChange={(own) => put(name, own)}
    />
  ));
}

interface FieldProps extends Pick<Props, 'shape' | 'root' | 'isStrict'> {
  readonly name: string;
  readonly schema: Json;
  readonly isRequired: boolean;
  /** The values of all fields. */
  readonly fields: readonly FieldValue[];
  /** Called with the values of this field: several files are several values. */
  readonly onChange: (own: readonly FieldValue[]) => void;
}

/** A property of a form: a file or a value. */
function BodyField(props: FieldProps) {
  const { name, schema: property, shape, root, fields, isRequired, isStrict, onChange } = props;
  const t = useFormTranslation();
  const { locale } = useFormMessages();
  const isFile = shape.files.includes(name);
  const isList = schemaFacets(property, root).some(({ type: one }) => one === 'array');
  const current = fields.find((field) => field.name === name);
  const given = current && 'value' in current ? current.value : undefined;
  const asked = { schema: property, required: isRequired, root, isStrict };
  const put = (one: Json | undefined): void =>
    onChange(one === undefined ? [] : [{ name, value: inParts(one, name, shape) }]);
  if (!isFile && isEnteredInParts(property, root)) {
    return (
      <NestedField
        {...{ name, root, isStrict, given }}
        format="field"
        schema={property}
        required={isRequired}
        startsOpen={isRequired}
        onChange={put}
      />
    );
  }
  const fileProblem = isStrict && isRequired && !isGiven(current) ? t('tryIt.missing') : undefined;
  return (
    <FormField
      label={name}
      isCode
      detail={isFile ? undefined : schemaTypeText(property, root, locale)}
      required={isRequired}
      hint={schemaDescription(property, root)}
      problem={isFile ? fileProblem : valueProblem(given, asked, t)}
      isGroup={!isFile && parameterControl(property, root).kind === 'list'}
    >
      {(attributes) =>
        isFile ? (
          <FileInput
            attributes={attributes}
            files={fields.flatMap((field) =>
              field.name === name && 'file' in field ? [field.file] : [],
            )}
            multiple={isList}
            onChange={(chosen) => onChange(chosen.map((file) => ({ name, file })))}
          />
        ) : (
          <ParameterInput
            attributes={attributes}
            name={name}
            isSecret={isSecretName(name)}
            schema={property}
            root={root}
            value={given}
            onChange={put}
          />
        )
      }
    </FormField>
  );
}

function bodyFields(value: BodyValue): readonly FieldValue[] {
  return value.kind === 'fields' ? value.fields : [];
}

/** Each name once: a property that several alternatives define may match any of them. */
function facetsProperties(facets: readonly JsonSchemaNode[]): readonly (readonly [string, Json])[] {
  const found = new Map<string, readonly Json[]>();
  for (const { properties } of facets) {
    for (const [name, one] of Object.entries(isJsonObject(properties) ? properties : {})) {
      found.set(name, [...(found.get(name) ?? []), one]);
    }
  }
  return [...found].map(([name, [first = true, ...others]]) => [
    name,
    others.length === 0 ? first : { anyOf: [first, ...others] },
  ]);
}

/** Properties that are required by the schema itself or by all of its alternatives. */
function requiredBy(schema: Json, root: Json): ReadonlySet<Json> {
  const certain = (one: Json): readonly JsonSchemaNode[] => schemaFacets(one, root, () => []);
  const namesIn = (one: Json): readonly Json[] =>
    certain(one).flatMap(({ required }) => asJsonList(required));
  const shared = certain(schema)
    .flatMap(({ anyOf, oneOf }) => [asJsonList(anyOf), asJsonList(oneOf)])
    .flatMap(([first = true, ...others]) => {
      const rest = others.map(namesIn);
      return namesIn(first).filter((name) => rest.every((names) => names.includes(name)));
    });
  return new Set([...namesIn(schema), ...shared]);
}

/**
 * JSON is kept as text if parsing would lose digits. Where the form serialises its parts, the parts are kept as texts.
 */
function inParts(value: Json, name: string, { encoding }: BodyShape): Json {
  if (typeof value !== 'string' || !/^[[{]/.test(value) || !isJson(value)) return value;
  const own = encoding.find(({ property }) => property === name);
  const style = own?.style ?? (own?.explode === undefined ? undefined : 'form');
  if (style !== undefined) return parseForStyle(value, style);
  return value.startsWith('[') && own?.contentType === undefined
    ? parseForStyle(value, 'form')
    : value;
}

/** Examples name files that the reader has not chosen yet. */
function isGiven(field: FieldValue | undefined): boolean {
  return field !== undefined && 'file' in field && field.file.data !== undefined;
}

function fieldEntry(field: FieldValue): readonly (readonly [string, Json])[] {
  return 'value' in field ? [[field.name, field.value]] : [];
}

function fieldsIn(written: string): readonly FieldValue[] {
  const value = isJson(written) ? parseForForm(written) : undefined;
  return isJsonObject(value)
    ? Object.entries(value).map(([name, one]) => ({ name, value: one }))
    : [];
}
