import type { Json } from 'docsgen/theme';
import { useDeferredValue, useMemo, useState } from 'react';
import { parseInput } from '../fields/parameter-control.js';
import { type SchemaDifference, valueDifferences } from '../json/check.js';
import { type ExactJson, exactJsonText, printExactJson, roundedJson } from '../json/exact-json.js';
import { schemaDefinitions } from '../json/subschemas.js';
import { FieldsProvider } from '../json-fields/context.js';
import { ValueField } from '../json-fields/ValueField.js';
import { useFormTranslation } from '../messages.js';

interface Props {
  readonly name: string;
  readonly schema: Json;
  readonly root: Json;
  readonly required: boolean;
  /** Whether the reader has tried to send. */
  readonly isStrict: boolean;
  /** The value to start with. */
  readonly given: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
}

/** An object or a list of objects in a form, with a field for each of its parts. */
export function NestedField({ given, onChange, ...field }: Props) {
  const { schema, root, required, isStrict } = field;
  const t = useFormTranslation();
  const [value, setValue] = useState(() => exactValue(given));
  const settled = useDeferredValue(value);
  const differences = useMemo(
    () => fieldDifferences(settled, schema, root, required),
    [settled, schema, root, required],
  );
  const context = useMemo(
    () => ({ root, differences, isStrict, isMasked: true, Field: ValueField }),
    [root, differences, isStrict],
  );
  return (
    <FieldsProvider value={context}>
      <ValueField
        {...field}
        value={value}
        pointer=""
        startsOpen={required}
        onChange={(changed) => {
          setValue(changed);
          onChange(formValue(changed, required));
        }}
      />
      {isStrict && required && value === undefined && (
        <p className="try-problem">{t('tryIt.missing')}</p>
      )}
    </FieldsProvider>
  );
}

/** The value of a form field, which may be JSON as text. */
function exactValue(given: Json | undefined): ExactJson | undefined {
  if (given === undefined) return undefined;
  return typeof given === 'string' ? (exactJsonText(given) ?? given) : given;
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

/** Returns the value to send. An optional object without fields and an optional list without items are not sent. */
export function formValue(value: ExactJson | undefined, required: boolean): Json | undefined {
  if (value === undefined || typeof value === 'string') return value;
  const text = printExactJson(value);
  const isEmpty = text === '{}' || text === '[]';
  return isEmpty && !required ? undefined : parseInput(text, 'json');
}
