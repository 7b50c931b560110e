import type { BodyShape, BodyValue } from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { useDeferredValue, useMemo, useState } from 'react';
import { FormField } from '../fields/FormField.js';
import { isGroup, resolveAlternatives } from '../fields/resolve-alternatives.js';
import { Switch } from '../fields/Switch.js';
import { valueDifferences } from '../json/check.js';
import { exactJsonText, printExactJson } from '../json/exact-json.js';
import { schemaDefinitions } from '../json/subschemas.js';
import { FieldsProvider } from '../json-fields/context.js';
import { RootFields } from '../json-fields/RootFields.js';
import { ValueField } from '../json-fields/ValueField.js';
import { useFormTranslation } from '../messages.js';
import type { SecretRules } from '../secrets/texts.js';
import { bodyText } from './body-value.js';
import { JsonEditor } from './JsonEditor.js';

/** How a JSON body is edited. */
type BodyView = 'fields' | 'json';

/** Key in `sessionStorage`: the view that the reader has chosen. */
const bodyViewKey = 'docsgen:try-it:body-view';

interface Props {
  readonly shape: BodyShape;
  readonly root: Json;
  readonly secretRules: SecretRules | undefined;
  readonly value: BodyValue;
  /** Whether the reader has tried to send. */
  readonly isStrict: boolean;
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

/** A JSON body as fields or as text. Both edit the same text, so that nothing is lost between them. */
export function JsonBody(props: Props) {
  const { shape, root, secretRules, value, problem, onChange } = props;
  const t = useFormTranslation();
  const text = bodyText(value);
  const [view, setView] = useState<BodyView>(bodyView);
  const { type, schema, required } = shape;
  const hasFields = useMemo(
    () => schema !== undefined && isGroup(resolveAlternatives(schema, root, undefined)),
    [schema, root],
  );
  const named = { label: t('tryIt.contents'), detail: type, required, problem };
  return (
    <>
      {hasFields && (
        <Switch
          label={t('tryIt.view')}
          options={[
            { value: 'fields', label: t('tryIt.asFields') },
            { value: 'json', label: 'JSON' },
          ]}
          value={view}
          onChange={(chosen) => {
            setView(chosen);
            saveBodyView(chosen);
          }}
        />
      )}
      {hasFields && schema !== undefined && view === 'fields' ? (
        <FormField {...named} isGroup>
          {() => <BodyFields {...props} schema={schema} text={text} />}
        </FormField>
      ) : (
        <FormField {...named}>
          {(attributes) => (
            <JsonEditor {...{ attributes, text, schema, root, secretRules, onChange }} />
          )}
        </FormField>
      )}
    </>
  );
}

interface FieldsProps extends Props {
  readonly schema: Json;
  readonly text: string;
}

function BodyFields({ schema, root, text, secretRules, isStrict, onChange }: FieldsProps) {
  const t = useFormTranslation();
  const isEmpty = text.trim() === '';
  const value = useMemo(() => exactJsonText(text), [text]);
  const settled = useDeferredValue(text);
  const differences = useMemo(
    () => valueDifferences(plainJson(settled) ?? {}, schema, schemaDefinitions(root)) ?? [],
    [settled, schema, root],
  );
  const context = useMemo(
    () => ({
      root,
      differences,
      isStrict,
      isMasked: secretRules !== undefined,
      keepsEmptyTexts: true,
      Field: ValueField,
    }),
    [root, differences, isStrict, secretRules],
  );
  if (!isEmpty && value === undefined) {
    return <p className="try-problem">{t('tryIt.fieldsNeedJson')}</p>;
  }
  return (
    <FieldsProvider value={context}>
      <RootFields
        name={t('tryIt.body')}
        schema={schema}
        value={value}
        pointer=""
        onChange={(changed) => onChange(changed === undefined ? '' : printExactJson(changed))}
      />
    </FieldsProvider>
  );
}

function plainJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function bodyView(): BodyView {
  try {
    return sessionStorage.getItem(bodyViewKey) === 'json' ? 'json' : 'fields';
  } catch {
    return 'fields';
  }
}

function saveBodyView(view: BodyView): void {
  try {
    sessionStorage.setItem(bodyViewKey, view);
  } catch {
    // Storage is refused: the next form starts with the fields.
  }
}
