import { didYouMean } from '../../diagnostics/index.js';
import type { MediaType } from '../../openapi/api/media-type.js';
import type { ApiSchema, Property } from '../../openapi/api/schema.js';
import { asWarning, finding, type GuideFinding } from '../finding.js';
import { type SourceText, type TextSpan, writtenSpan } from '../source-text.js';
import { readXml, type XmlElement, XmlProblem } from '../xml/read-xml.js';
import type { GuideContext } from './context.js';

/**
 * Checks an XML text against a schema: well-formedness, root element name, and child elements
 * (OpenAPI 3.1.1, section 4.8.26). Text content is not checked, because XML has no types.
 */
export function checkXml(
  written: SourceText,
  { schema }: MediaType,
  isNamed: boolean,
  { api }: GuideContext,
): readonly GuideFinding[] {
  const place = ({ start, end }: TextSpan): TextSpan => writtenSpan(written, start, end);
  const root = read(written, isNamed, place);
  if (root === undefined) return [];
  if ('diagnostic' in root) return [root];
  if (schema === undefined) return [];
  const named = new Map(api.schemas.map((one) => [one.name, one.schema]));
  return new XmlCheck(named, place).root(root, schema);
}

function read(
  written: SourceText,
  isNamed: boolean,
  place: (span: TextSpan) => TextSpan,
): XmlElement | GuideFinding | undefined {
  try {
    return readXml(written.text);
  } catch (error) {
    if (!(error instanceof XmlProblem)) throw error;
    // With variables, the text may become valid XML when the command runs.
    if (written.unknown.length > 0) return undefined;
    const found = finding('drift/invalid-xml', { problem: error.message }, place(error.span));
    return isNamed ? found : asWarning(found);
  }
}

class XmlCheck {
  readonly #named: ReadonlyMap<string, ApiSchema>;
  readonly #place: (span: TextSpan) => TextSpan;

  constructor(named: ReadonlyMap<string, ApiSchema>, place: (span: TextSpan) => TextSpan) {
    this.#named = named;
    this.#place = place;
  }

  root(element: XmlElement, schema: ApiSchema): readonly GuideFinding[] {
    const own = this.#resolved(schema);
    const expected = schema.xml?.name ?? own.xml?.name ?? schema.ref;
    // OpenAPI does not define the root element of an unwrapped list.
    if (own.types.includes('array')) return [];
    if (expected !== undefined && expected !== element.name) {
      const args = { field: '', problem: `should begin with <${expected}>, not <${element.name}>` };
      return [finding('drift/invalid-value', args, this.#place(element.span))];
    }
    return this.#inside(element, own);
  }

  #inside(element: XmlElement, schema: ApiSchema): readonly GuideFinding[] {
    const { properties, additional, alternatives, patternProperties = [] } = schema;
    // Without listed properties, or with alternatives, the allowed elements are unknown here.
    if (properties.length === 0 || alternatives.length > 0) return [];
    const children = new Map(properties.flatMap((property) => this.#elementOf(property)));
    const isOpen = typeof additional === 'object' || patternProperties.length > 0;
    const present = new Set(element.children.map(({ name }) => name));
    const missing = [...children].filter(([name, { required }]) => required && !present.has(name));
    return [
      ...missing.map(([name]) =>
        finding('drift/missing-field', { field: name }, this.#place(element.span)),
      ),
      ...element.children.flatMap((child) => {
        const property = children.get(child.name);
        if (property) return this.#value(child, property.schema);
        return isOpen ? [] : [this.#unknown(child, [...children.keys()], additional === 'closed')];
      }),
    ];
  }

  #unknown({ name, span }: XmlElement, known: readonly string[], isClosed: boolean): GuideFinding {
    const hint = didYouMean(name, known);
    const found = finding('drift/unknown-field', { field: name }, this.#place(span), hint);
    return isClosed ? found : asWarning(found);
  }

  #value(element: XmlElement, schema: ApiSchema): readonly GuideFinding[] {
    const own = this.#resolved(schema);
    if (!own.types.includes('array')) return this.#inside(element, own);
    const items = own.items && this.#resolved(own.items);
    if (items === undefined) return [];
    return isWrapped(schema, own)
      ? element.children.flatMap((child) => this.#inside(child, items))
      : this.#inside(element, items);
  }

  /** The element name of a property; empty for attributes and text nodes. */
  #elementOf({ name, required, schema }: Property): readonly [string, Property][] {
    const own = this.#resolved(schema);
    const xml = schema.xml ?? own.xml;
    if (xml?.attribute || (xml?.nodeType ?? 'element') !== 'element') return [];
    const isList = own.types.includes('array') && !isWrapped(schema, own);
    // Items of an unwrapped list are elements with the item's name.
    const itemName = isList ? own.items?.xml?.name : undefined;
    return [[itemName ?? xml?.name ?? name, { name, required, schema }]];
  }

  #resolved(schema: ApiSchema): ApiSchema {
    const named = schema.ref === undefined ? undefined : this.#named.get(schema.ref);
    return named === undefined ? schema : this.#resolved(named);
  }
}

function isWrapped(schema: ApiSchema, resolved: ApiSchema): boolean {
  return (schema.xml ?? resolved.xml)?.wrapped === true;
}
