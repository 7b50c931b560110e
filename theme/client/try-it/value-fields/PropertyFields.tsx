import type { Json } from 'docsgen/theme';
import { useEffect, useRef, useState } from 'react';
import type { ExactObject } from '../json/exact-json.js';
import { type JsonSchemaNode, schemaChild, schemaFacets } from '../json/subschemas.js';
import { useTranslate } from '../words.js';
import { AddField } from './AddField.js';
import { pointerStep, useFields, type ValueProps } from './context.js';
import { objectFields } from './resolve.js';
import { startValue } from './start-value.js';

interface Props extends ValueProps {
  readonly value: ExactObject | undefined;
  readonly facets: readonly JsonSchemaNode[];
}

/** The fields of an object: the required ones, those that have a value, and those that the reader adds. */
export function PropertyFields({ name: label, value = {}, facets, pointer, onChange }: Props) {
  const say = useTranslate();
  const { root, Field } = useFields();
  const { box, fresh, setFresh } = useFocusAfterChange();
  const { properties, required, isOpen } = objectFields(facets, root);
  // A field stays while its value is empty.
  const [added, setAdded] = useState<readonly string[]>([]);
  const shown = new Set([...required, ...Object.keys(value), ...added]);
  const sorted = sortedNames(shown, [...properties.keys()], required);
  const schemaOf = (name: string): Json => propertySchema(name, properties, facets);
  const put = (name: string, one: ExactObject[string] | undefined): void => {
    const entries = new Map(Object.entries(value));
    if (one === undefined) entries.delete(name);
    else entries.set(name, one);
    // New fields are written in the order of the schema.
    const order = [...new Set([...properties.keys(), ...entries.keys()])];
    const isAdded = one !== undefined && !Object.hasOwn(value, name);
    const keys = isAdded ? order.filter((key) => entries.has(key)) : [...entries.keys()];
    onChange(Object.fromEntries(keys.map((key) => [key, entries.get(key) ?? null])));
    if (!added.includes(name)) setAdded([...added, name]);
  };
  const left = [...properties].filter(([name]) => !shown.has(name));
  return (
    <div className="try-properties" ref={box}>
      {sorted.map((name) => (
        <div className="try-property" key={name} data-name={name}>
          <Field
            name={name}
            schema={schemaOf(name)}
            value={Object.hasOwn(value, name) ? value[name] : undefined}
            pointer={`${pointer}/${pointerStep(name)}`}
            required={required.has(name)}
            startsOpen={name === fresh || (pointer === '' && required.has(name))}
            onChange={(one) => put(name, one)}
          />
          {!required.has(name) && (
            <button
              className="try-button try-button-quiet"
              type="button"
              aria-label={say('tryIt.removeItem', { name })}
              onClick={() => {
                const { [name]: _, ...others } = value;
                onChange(others);
                setAdded(added.filter((one) => one !== name));
                setFresh(null);
              }}
            >
              {say('tryIt.remove')}
            </button>
          )}
        </div>
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
          onAdd={(name) => {
            const start = startValue(schemaOf(name), root);
            if (start !== undefined && !Object.hasOwn(value, name)) put(name, start);
            else setAdded([...added, name]);
            setFresh(name);
          }}
        />
      )}
    </div>
  );
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
