import type { Json } from 'docsgen/theme';
import { useEffect, useRef, useState } from 'react';
import type { ExactObject } from '../json/exact-json.js';
import { type JsonSchemaNode, schemaChild, schemaFacets } from '../json/subschemas.js';
import { useFormTranslation } from '../messages.js';
import { AddField } from './AddField.js';
import { type FieldProps, pointerStep, useFields, type ValueProps } from './context.js';
import { initialFieldValue } from './initial-value.js';
import { objectFields } from './object-fields.js';

interface Props extends ValueProps {
  readonly value: ExactObject | undefined;
  readonly facets: readonly JsonSchemaNode[];
}

/** JSON pointers of a whole body and of the items of lists. */
const isRootOrItem = /^$|\/\d+$/;

/** The fields of an object: the required ones, those that have a value, and those that the reader adds. */
export function PropertyFields({ name: label, value = {}, facets, pointer, onChange }: Props) {
  const { root } = useFields();
  const { box, fresh, setFresh } = useFocusAfterChange();
  const { properties, required, isOpen } = objectFields(facets, root);
  // A field stays while its value is empty.
  const [added, setAdded] = useState<readonly string[]>([]);
  const shown = new Set([...required, ...Object.keys(value), ...added]);
  const sorted = sortedNames(shown, [...properties.keys()], required);
  const namedSchema = (name: string): Json => propertySchema(name, properties, facets);
  const put = (name: string, one: ExactObject[string] | undefined): void => {
    onChange(withProperty(value, name, one, [...properties.keys()]));
    if (!added.includes(name)) setAdded([...added, name]);
  };
  const remove = (name: string): void => {
    const { [name]: _, ...others } = value;
    onChange(others);
    setAdded(added.filter((one) => one !== name));
    setFresh(null);
  };
  const add = (name: string): void => {
    const start = initialFieldValue(namedSchema(name), root);
    if (start !== undefined && !Object.hasOwn(value, name)) put(name, start);
    else setAdded([...added, name]);
    setFresh(name);
  };
  const left = [...properties].filter(([name]) => !shown.has(name));
  return (
    <div className="try-properties" ref={box}>
      {sorted.map((name) => (
        <PropertyField
          key={name}
          name={name}
          schema={namedSchema(name)}
          value={Object.hasOwn(value, name) ? value[name] : undefined}
          pointer={`${pointer}/${pointerStep(name)}`}
          required={required.has(name)}
          startsOpen={name === fresh || (isRootOrItem.test(pointer) && required.has(name))}
          onChange={(one) => put(name, one)}
          onRemove={() => remove(name)}
        />
      ))}
      {(left.length > 0 || isOpen) && (
        <AddField
          label={label}
          fields={left.map(([name, schema]) => ({
            name,
            isDeprecated: schemaFacets(schema, root, () => []).some(
              (facet) => facet.deprecated === true,
            ),
          }))}
          isOpen={isOpen}
          onAdd={add}
        />
      )}
    </div>
  );
}

interface PropertyProps extends FieldProps {
  readonly onRemove: () => void;
}

/** A field with a button to remove it, unless it is required. */
function PropertyField({ onRemove, ...field }: PropertyProps) {
  const t = useFormTranslation();
  const { Field } = useFields();
  const { name, required } = field;
  return (
    <div className="try-property" data-name={name}>
      <Field {...field} />
      {!required && (
        <button
          className="try-button try-button-quiet"
          type="button"
          aria-label={t('tryIt.removeItem', { name })}
          onClick={onRemove}
        >
          {t('tryIt.remove')}
        </button>
      )}
    </div>
  );
}

/** Returns the object with another value of a field, or without it. New fields are written in the order of the schema. */
function withProperty(
  value: ExactObject,
  name: string,
  one: ExactObject[string] | undefined,
  described: readonly string[],
): ExactObject {
  const entries = new Map(Object.entries(value));
  if (one === undefined) entries.delete(name);
  else entries.set(name, one);
  const order = [...new Set([...described, ...entries.keys()])];
  const isAdded = one !== undefined && !Object.hasOwn(value, name);
  const keys = isAdded ? order.filter((key) => entries.has(key)) : [...entries.keys()];
  return Object.fromEntries(keys.map((key) => [key, entries.get(key) ?? null]));
}

/** Moves the focus to a field that the reader has added, or after a removal to where the next one is added. */
function useFocusAfterChange() {
  const box = useRef<HTMLDivElement>(null);
  // The added field; null after a removal.
  const [fresh, setFresh] = useState<string | null>();
  useEffect(() => {
    if (fresh === undefined) return;
    const controls =
      fresh === null
        ? ':scope > .try-add :is(select, input)'
        : `:scope > [data-name="${CSS.escape(fresh)}"] :is(input, select, textarea, summary)`;
    box.current?.querySelector<HTMLElement>(controls)?.focus();
    setFresh(undefined);
  }, [fresh]);
  return { box, fresh, setFresh };
}

/** Required fields first, each group in the order of the schema. */
function sortedNames(
  shown: ReadonlySet<string>,
  described: readonly string[],
  required: ReadonlySet<string>,
): readonly string[] {
  const names = [
    ...described.filter((name) => shown.has(name)),
    ...[...shown].filter((name) => !described.includes(name)),
  ];
  return [
    ...names.filter((name) => required.has(name)),
    ...names.filter((name) => !required.has(name)),
  ];
}

/** The schema of a field, known or not. */
function propertySchema(
  name: string,
  properties: ReadonlyMap<string, Json>,
  facets: readonly JsonSchemaNode[],
): Json {
  const known = properties.get(name);
  if (known !== undefined) return known;
  const others = facets.flatMap((facet) => schemaChild(facet, name));
  return { allOf: others.filter((one) => one !== undefined && typeof one !== 'boolean') };
}
