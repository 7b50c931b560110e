import type { Json } from 'docsgen/theme';
import { useDeferredValue, useMemo, useState } from 'react';
import { parseInput } from '../fields/parameter-control.js';
import { valueDifferences } from '../json/check.js';
import { type ExactJson, exactJsonText, printExactJson, roundedJson } from '../json/exact-json.js';
import { schemaDefinitions } from '../json/subschemas.js';
import { FieldsProvider } from '../json-fields/context.js';
import { ValueField } from '../json-fields/ValueField.js';

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
  const [value, setValue] = useState(() => exactValue(given));
  const settled = useDeferredValue(value);
  const differences = useMemo(
    () =>
      settled === undefined
        ? []
        : (valueDifferences(roundedJson(settled), schema, schemaDefinitions(root)) ?? []),
    [settled, schema, root],
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
          onChange(formValue(changed));
        }}
      />
    </FieldsProvider>
  );
}

/** The value of a form field, which may be JSON as text. */
function exactValue(given: Json | undefined): ExactJson | undefined {
  if (given === undefined) return undefined;
  return typeof given === 'string' ? (exactJsonText(given) ?? given) : given;
}

/** An object without fields is not sent. */
function formValue(value: ExactJson | undefined): Json | undefined {
  if (value === undefined || typeof value === 'string') return value;
  const text = printExactJson(value);
  return text === '{}' || text === '[]' ? undefined : parseInput(text, 'json');
}
