import {
  isJson,
  isJsonObject,
  mediaTypeNotation,
  type ParameterPlace,
  type ParameterShape,
  parseForForm,
  parseForStyle,
  type RequestShape,
  type RequestValues,
} from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { Fragment, type ReactNode, useState } from 'react';
import { NestedField } from './body/NestedField.js';
import { isShared, shareParameter } from './environments/apply.js';
import { CheckField } from './fields/CheckField.js';
import { ExampleChoice } from './fields/ExampleChoice.js';
import { type ControlAttributes, FormField } from './fields/FormField.js';
import { isForbiddenHeader } from './fields/forbidden-headers.js';
import { ParameterInput } from './fields/ParameterInput.js';
import {
  isEnteredInParts,
  type ParameterControl,
  parameterControl,
} from './fields/parameter-control.js';
import { valueProblem } from './fields/problem.js';
import { schemaFacets, schemaTypeText } from './json/subschemas.js';
import { type FormMessageKey, useFormTranslation } from './messages.js';
import { isSecret } from './secrets/values.js';
import { requestParameter } from './state.js';

interface Props {
  readonly shape: RequestShape;
  readonly root: Json;
  readonly values: RequestValues;
  /** Whether the reader has tried to send: missing values are reported from then on. */
  readonly isStrict: boolean;
  readonly onChange: (parameter: ParameterShape, value: Json | undefined) => void;
  /** Whether the reader has chosen an environment, which can share values. */
  readonly hasEnvironment: boolean;
}

const titles: Readonly<Record<ParameterPlace, FormMessageKey>> = {
  path: 'tryIt.path',
  query: 'tryIt.query',
  querystring: 'tryIt.query',
  header: 'tryIt.headers',
  cookie: 'tryIt.cookieTitle',
};

/** The parameters by location, the required ones first. */
export function ParameterFields({ shape, ...props }: Props) {
  const t = useFormTranslation();
  const places = ['path', 'query', 'querystring', 'header', 'cookie'] as const;
  return places.map((place) => {
    const own = shape.parameters.filter((one) => one.in === place);
    if (own.length === 0) return null;
    return (
      <fieldset className="try-part" key={place}>
        <legend className="try-part-title">{t(titles[place])}</legend>
        {place === 'cookie' && <p className="try-hint">{t('tryIt.cookies')}</p>}
        {[
          ...own.filter(({ required }) => required),
          ...own.filter(({ required }) => !required),
        ].map((parameter) => (
          <Parameter key={parameter.name} parameter={parameter} {...props} />
        ))}
      </fieldset>
    );
  });
}

type ParameterProps = Omit<Props, 'shape'> & { readonly parameter: ParameterShape };

function Parameter(props: ParameterProps) {
  const { parameter, root, values, isStrict } = props;
  const t = useFormTranslation();
  const { name, in: place, schema, required, deprecated, allowEmptyValue } = parameter;
  const value = requestParameter(values, place, name);
  // With `content`, a value without a declared type is entered as JSON.
  const isStyled = parameter.contentType === undefined;
  const asked = isStyled ? schema : withObject(schema);
  const { kind } = parameterControl(asked, root);
  if (isEnteredInParts(asked, root) && (isStyled || hasFields(asked, root))) {
    return <ParameterParts {...props} schema={asked} value={value} kind={kind} />;
  }
  const forbidden = place === 'header' && isForbiddenHeader(name) && t('tryIt.forbiddenHeader');
  return (
    <FormField
      label={name}
      isCode
      detail={[schemaTypeText(schema, root), deprecated && t('tryIt.deprecated')]
        .filter(Boolean)
        .join(', ')}
      required={required}
      isGroup={kind === 'list'}
      hint={[parameter.description, forbidden].filter(Boolean).join(' ') || undefined}
      problem={
        value === '' && allowEmptyValue
          ? undefined
          : valueProblem(value, { schema: asked, required, root, isStrict }, t)
      }
    >
      {(attributes) => (
        <ParameterControlInput
          {...props}
          attributes={attributes}
          schema={asked}
          value={value}
          kind={kind}
        />
      )}
    </FormField>
  );
}

interface ParameterValueProps extends ParameterProps {
  readonly schema: Json;
  readonly value: Json | undefined;
  readonly kind: ParameterControl['kind'];
}

/** An object or a list of objects, with a field for each of its parts. */
function ParameterParts(props: ParameterValueProps) {
  const { parameter, root, schema, value, isStrict } = props;
  const { name, required, description, deprecated } = parameter;
  const described: Json = {
    ...(description !== undefined && { description }),
    ...(deprecated && { deprecated }),
    allOf: [schema],
  };
  return (
    <div className="try-parts" data-name={name}>
      <ParameterValue {...props}>
        {(put) => (
          <NestedField
            {...{ name, root, required, isStrict }}
            schema={described}
            given={value}
            onChange={put}
          />
        )}
      </ParameterValue>
    </div>
  );
}

interface ParameterInputProps extends ParameterValueProps {
  readonly attributes: ControlAttributes;
}

function ParameterControlInput(props: ParameterInputProps) {
  const { parameter, attributes, schema, root, value } = props;
  const { name, example } = parameter;
  return (
    <ParameterValue {...props}>
      {(put) => (
        <ParameterInput
          {...{ attributes, name, schema, root, value, example }}
          isSecret={isSecret(parameter, root)}
          onChange={put}
        />
      )}
    </ParameterValue>
  );
}

interface ParameterChoicesProps extends ParameterValueProps {
  readonly children: (put: (value: Json | undefined) => void) => ReactNode;
}

/** The control of a parameter, its examples, and the choice to share it or to send it empty. */
function ParameterValue(props: ParameterChoicesProps) {
  const { parameter, root, value, kind, onChange, hasEnvironment, children } = props;
  const { name, examples, allowEmptyValue = false } = parameter;
  const t = useFormTranslation();
  // Remounts the control, to show the value of an example.
  const [fills, setFills] = useState(0);
  const [isCommon, setCommon] = useState(() => isShared(parameter));
  const fill = (one: Json | undefined): void => {
    onChange(parameter, one);
    setFills(fills + 1);
  };
  const put = (one: Json | undefined): void => {
    const entered = inParts(one, kind, parameter);
    if (isCommon) shareParameter(parameter, entered ?? '');
    onChange(parameter, entered);
  };
  return (
    <>
      {examples && (
        <ExampleChoice
          label={`${t('tryIt.example')}: ${name}`}
          examples={examples}
          onChoose={(index) => fill(examples[index]?.value)}
        />
      )}
      <Fragment key={fills}>{children(put)}</Fragment>
      {hasEnvironment && !isSecret(parameter, root) && (
        <CheckField
          isChecked={isCommon}
          onChange={(isChosen) => {
            setCommon(isChosen);
            shareParameter(parameter, isChosen ? (value ?? '') : undefined);
          }}
        >
          {t('tryIt.share')}
        </CheckField>
      )}
      {allowEmptyValue && (
        <CheckField isChecked={value === ''} onChange={(isEmpty) => fill(isEmpty ? '' : undefined)}>
          {t('tryIt.sendEmpty')}
        </CheckField>
      )}
    </>
  );
}

/**
 * JSON is kept as text if parsing would lose digits. A style or a form serialises its parts, so the parts are kept as
 * texts.
 */
function inParts(
  value: Json | undefined,
  kind: ParameterControl['kind'],
  { in: place, contentType, style }: ParameterShape,
): Json | undefined {
  if (kind !== 'json' || typeof value !== 'string' || !isJson(value)) return value;
  if (contentType === undefined) return parseForStyle(value, style);
  const isForm = place === 'querystring' && mediaTypeNotation(contentType) === 'form';
  return isForm ? parseForForm(value) : value;
}

/** Whether a schema says what its values contain. Other objects are entered as JSON where they are sent as JSON. */
function hasFields(schema: Json, root: Json): boolean {
  return schemaFacets(schema, root).some(
    ({ properties, additionalProperties, items }) =>
      isJsonObject(properties) || isJsonObject(additionalProperties) || items !== undefined,
  );
}

function withObject(schema: Json): Json {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema) && 'type' in schema
    ? schema
    : { allOf: [schema], type: 'object' };
}
