import type { Json } from '../../json-schema/json.js';
import { escapeMarkup } from '../../text/escape.js';
import type { ApiSchema } from '../api/schema.js';
import { anySchema } from '../normalize/schema-draft.js';

type Resolve = (name: string) => ApiSchema | undefined;

/** Formats a value as XML according to its schema (OpenAPI 3.2.0, section 4.26). */
export function writeXml(value: Json, schema: ApiSchema, resolve: Resolve): string {
  return new XmlWriter(resolve).document(value, schema);
}

/** A schema behind references. */
interface ResolvedSchema {
  /** Name of the named schema, which is the default element name. */
  readonly name: string | undefined;
  readonly shape: ApiSchema;
}

class XmlWriter {
  readonly #resolve: Resolve;

  constructor(resolve: Resolve) {
    this.#resolve = resolve;
  }

  document(value: Json, schema: ApiSchema): string {
    const { name, shape } = this.#resolved(schema);
    return this.#element(name ?? 'root', value, shape, '');
  }

  #element(fallback: string, value: Json, schema: ApiSchema, indent: string): string {
    const name = qualified(schema, fallback);
    const { prefix, namespace } = schema.xml ?? {};
    const declared =
      namespace === undefined
        ? ''
        : ` xmlns${prefix ? `:${prefix}` : ''}="${escapeMarkup(namespace)}"`;
    const { attributes, children } = this.#contents(value, schema, `${indent}  `);
    const opening = `${indent}<${name}${declared}${attributes}`;
    if (children === '') return `${opening}/>`;
    return children.includes('\n')
      ? `${opening}>${children}\n${indent}</${name}>`
      : `${opening}>${children}</${name}>`;
  }

  /** Returns the formatted attributes, and the text or the child elements, one a line. */
  #contents(
    value: Json,
    schema: ApiSchema,
    indent: string,
  ): { readonly attributes: string; readonly children: string } {
    if (Array.isArray(value)) {
      const item = this.#item(schema);
      const name = item.name ?? 'item';
      const lines = value.map((one) => `\n${this.#element(name, one, item.shape, indent)}`);
      return { attributes: '', children: lines.join('') };
    }
    if (typeof value !== 'object' || value === null) {
      return { attributes: '', children: escapeMarkup(text(value)) };
    }
    let attributes = '';
    let children = '';
    for (const [key, child] of Object.entries(value)) {
      const { shape } = this.#resolved(this.#property(schema, key));
      const type = shape.xml?.nodeType;
      if (shape.xml?.attribute)
        attributes += ` ${qualified(shape, key)}="${escapeMarkup(text(child))}"`;
      else if (type === 'text') children += escapeMarkup(text(child));
      else if (type === 'cdata') children += `<![CDATA[${text(child)}]]>`;
      else if (Array.isArray(child) && !shape.xml?.wrapped && type !== 'element') {
        // Unwrapped items use the property's element name.
        const item = this.#item(shape);
        const name = item.shape.xml?.name ?? shape.xml?.name ?? key;
        for (const one of child) children += `\n${this.#element(name, one, item.shape, indent)}`;
      } else children += `\n${this.#element(key, child, shape, indent)}`;
    }
    return { attributes, children };
  }

  #resolved(schema: ApiSchema): ResolvedSchema {
    let shape = schema;
    let name: string | undefined;
    for (let hops = 0; shape.ref !== undefined && hops < 50; hops += 1) {
      const target = this.#resolve(shape.ref);
      if (target === undefined) break;
      name ??= shape.ref;
      shape = shape.xml === undefined ? target : { ...target, xml: shape.xml };
    }
    return { name: shape.xml?.name ?? name, shape };
  }

  #item({ items, xml }: ApiSchema): ResolvedSchema {
    return items ? this.#resolved(items) : { name: xml?.name, shape: anySchema };
  }

  #property(schema: ApiSchema, key: string): ApiSchema {
    const own = schema.properties.find(({ name }) => name === key)?.schema;
    if (own !== undefined) return own;
    for (const { schemas } of schema.alternatives) {
      for (const option of schemas) {
        const { shape } = this.#resolved(option);
        const found = shape.properties.find(({ name }) => name === key)?.schema;
        if (found !== undefined) return found;
      }
    }
    return typeof schema.additional === 'object' ? schema.additional : anySchema;
  }
}

function qualified({ xml }: ApiSchema, fallback: string): string {
  // Property and schema names may contain characters that element names may not.
  const name = (xml?.name ?? fallback).replace(/[^\p{L}\p{N}_.:-]+/gu, '_');
  return xml?.prefix ? `${xml.prefix}:${name}` : name;
}

function text(value: Json): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
