import type { Json } from 'docsgen/theme';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { type SchemaDifference, valueDifferences } from '../json/check.js';
import { type ExactJson, roundedJson } from '../json/exact-json.js';
import { schemaDefinitions } from '../json/subschemas.js';
import { FieldsProvider } from '../json-fields/context.js';
import { exactValue, formValue, type ValueFormat } from '../json-fields/entered-value.js';
import { ValueField } from '../json-fields/ValueField.js';
import { useFormTranslation } from '../messages.js';

interface Props {
  readonly name: string;
  /** The same object on each render, as the value is validated again when it changes. */
  readonly schema: Json;
  readonly root: Json;
  readonly required: boolean;
  /** Whether the reader has tried to send. */
  readonly isStrict: boolean;
  readonly format: ValueFormat;
  /** The value to start with. */
  readonly given: Json | undefined;
  readonly startsOpen: boolean;
  readonly onChange: (value: Json | undefined) => void;
}

/** An object or a list of objects in a form, with a field for each of its parts. */
export function NestedField({ given, isStrict, format, onChange, ...field }: Props) {
  const { schema, root, required } = field;
  const t = useFormTranslation();
  const id = useId();
  const [value, setValue] = useState(() => exactValue(given, schema, root, format));
  const settled = useDeferredValue(value);
  const differences = useMemo(() => {
    const isSent = formValue(settled, required, format) !== undefined;
    return fieldDifferences(isSent ? settled : undefined, schema, root, required);
  }, [settled, schema, root, required, format]);
  const context = useMemo(
    () => ({
      root,
      differences,
      isStrict,
      isMasked: true,
      keepsEmptyTexts: format !== 'parts',
      Field: ValueField,
    }),
    [root, differences, isStrict, format],
  );
  const isMissing = isStrict && required && formValue(value, required, format) === undefined;
  return (
    <FieldsProvider value={context}>
      <ValueField
        {...field}
        value={value}
        pointer=""
        problemId={isMissing ? id : undefined}
        onChange={(changed) => {
          setValue(changed);
          onChange(formValue(changed, required, format));
        }}
      />
      {isMissing && (
        <p className="try-problem" id={id}>
          {t('tryIt.missing')}
        </p>
      )}
    </FieldsProvider>
  );
}

/** A required value that is not entered yet misses its own required fields, and has no other errors. */
function fieldDifferences(
  value: ExactJson | undefined,
  schema: Json,
  root: Json,
  required: boolean,
): readonly SchemaDifference[] {
  const defs = schemaDefinitions(root);
  if (value !== undefined) return valueDifferences(roundedJson(value), schema, defs) ?? [];
  if (!required) return [];
  return (valueDifferences({}, schema, defs) ?? []).filter(({ kind }) => kind === 'missing');
}
