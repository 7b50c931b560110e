import {
  inDisplayOrder,
  type ParameterLocation,
  type ParameterShape,
  type RequestShape,
  type RequestValues,
} from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { NestedField } from './body/NestedField.js';
import { isShared, shareParameter } from './environments/apply.js';
import { CheckField } from './fields/CheckField.js';
import { ExampleChoice } from './fields/ExampleChoice.js';
import { type ControlAttributes, FormField } from './fields/FormField.js';
import { isForbiddenHeader } from './fields/forbidden-headers.js';
import { ParameterInput } from './fields/ParameterInput.js';
import { type ParameterEntry, parameterEntry, parameterValue } from './fields/parameter-entry.js';
import { valueProblem } from './fields/problem.js';
import { requestParameter } from './form-state.js';
import { schemaDescription, schemaTypeText } from './json/subschemas.js';
import {
  type FormMessageKey,
  type FormTranslate,
  useFormMessages,
  useFormTranslation,
} from './messages.js';
import { isSecret } from './secrets/values.js';

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

const titles: Readonly<Record<ParameterLocation, FormMessageKey>> = {
  path: 'tryIt.path',
  query: 'tryIt.query',
  querystring: 'tryIt.query',
  header: 'tryIt.headers',
  cookie: 'tryIt.cookieTitle',
};

/** The parameters by location, in the order of the page. */
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
        {inDisplayOrder(own, ({ deprecated }) => deprecated).map((parameter) => (
          <Parameter key={parameter.name} parameter={parameter} {...props} />
        ))}
      </fieldset>
    );
  });
}

type ParameterProps = Omit<Props, 'shape'> & { readonly parameter: ParameterShape };

/** A parameter with its value and how that is entered. */
type EnteredParameter = ParameterProps &
  Pick<ParameterEntry, 'schema' | 'kind' | 'format'> & { readonly value: Json | undefined };

function Parameter(props: ParameterProps) {
  const { parameter, root, values, isStrict } = props;
  const t = useFormTranslation();
  const { locale } = useFormMessages();
  const { name, in: place, required, allowEmptyValue } = parameter;
  const value = requestParameter(values, place, name);
  const { isInParts, ...entry } = useMemo(() => parameterEntry(parameter, root), [parameter, root]);
  const { schema, kind } = entry;
  if (isInParts) return <ParameterParts {...props} {...entry} value={value} />;
  return (
    <FormField
      label={name}
      isCode
      detail={[schemaTypeText(schema, root, locale), parameter.deprecated && t('tryIt.deprecated')]
        .filter(Boolean)
        .join(', ')}
      required={required}
      isGroup={kind === 'list'}
      hint={parameterHint(parameter, root, t)}
      problem={
        value === '' && allowEmptyValue
          ? undefined
          : valueProblem(value, { schema, required, root, isStrict }, t)
      }
    >
      {(attributes) => (
        <ParameterControlInput {...props} {...entry} attributes={attributes} value={value} />
      )}
    </FormField>
  );
}

/** Many descriptions describe a parameter only by its schema. */
function parameterHint(
  { name, in: place, description, schema }: ParameterShape,
  root: Json,
  t: FormTranslate,
): string | undefined {
  const forbidden = place === 'header' && isForbiddenHeader(name) && t('tryIt.forbiddenHeader');
  return (
    [description ?? schemaDescription(schema, root), forbidden].filter(Boolean).join(' ') ||
    undefined
  );
}

/** An object or a list of objects, with a field for each of its parts. */
function ParameterParts(props: EnteredParameter) {
  const { parameter, root, schema, format, value, isStrict } = props;
  const { name, required, deprecated, allowEmptyValue } = parameter;
  const description = parameterHint(parameter, root, useFormTranslation());
  const described: Json = useMemo(
    () => ({
      ...(description !== undefined && { description }),
      ...(deprecated && { deprecated }),
      allOf: [schema],
    }),
    [description, deprecated, schema],
  );
  const isEmpty = value === '' && allowEmptyValue === true;
  return (
    <div className="try-parts">
      <ParameterValue {...props}>
        {(put, isFilled) => (
          <NestedField
            {...{ name, root, required, format }}
            schema={described}
            given={value}
            isStrict={isStrict && !isEmpty}
            startsOpen={required || (isFilled && value !== undefined && value !== '')}
            onChange={put}
          />
        )}
      </ParameterValue>
    </div>
  );
}

interface ParameterControlInputProps extends EnteredParameter {
  readonly attributes: ControlAttributes;
}

function ParameterControlInput(props: ParameterControlInputProps) {
  const { parameter, attributes, schema, root, format, value } = props;
  const { name, example } = parameter;
  return (
    <ParameterValue {...props}>
      {(put) => (
        <ParameterInput
          {...{ attributes, name, schema, root, value, example }}
          isSecret={isSecret(parameter, root)}
          isSentAsJson={format === 'json'}
          onChange={put}
        />
      )}
    </ParameterValue>
  );
}

interface ParameterValueProps extends EnteredParameter {
  /** Renders the control. Its value may be that of a chosen example. */
  readonly children: (put: (value: Json | undefined) => void, isFilled: boolean) => ReactNode;
}

/** The control of a parameter, its examples, and the choice to share it or to send it empty. */
function ParameterValue(props: ParameterValueProps) {
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
    const entered = parameterValue(one, parameter, kind);
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
      <Fragment key={fills}>{children(put, fills > 0)}</Fragment>
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
