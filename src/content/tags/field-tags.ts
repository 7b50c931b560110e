import type { RootContent } from 'mdast';
import { textOrJson } from '../../json-schema/json.js';
import { directive, paragraphNode, textNode } from './nodes.js';
import type { Tag, TagTable } from './tag.js';

const places = ['path', 'query', 'body', 'header', 'cookie'] as const;

/** `<ParamField query="limit" type="number" required>` and `<ResponseField name="id">`. */
function field(tag: Tag): RootContent[] {
  const { attributes, node } = tag;
  const place = places.find((one) => attributes.has(one));
  const named = place === undefined ? undefined : attributes.text(place);
  const name = named ?? attributes.text('name', 'title') ?? '';
  const initial = attributes.value('default', 'initialValue');
  const label = name === '' ? [] : [textNode(name, node.position)];
  const flag = (key: string): string | undefined => (attributes.flag(key) ? '' : undefined);
  const fallback = initial === undefined || initial === true ? undefined : textOrJson(initial);
  attributes.text('placeholder', 'pre', 'post');
  attributes.value('pre');
  attributes.value('post');
  attributes.text('name');
  for (const flag of ['defaultOpen', 'optional', 'hidden']) attributes.flag(flag);
  const type = attributes.text('type');
  const about = [...tag.label('description').map((one) => one as RootContent), ...tag.children()];
  const flags = { required: flag('required'), deprecated: flag('deprecated') };
  // Nothing to set above the text.
  const id = attributes.text('id');
  const isBare = [type, id, fallback].every((one) => one === undefined);
  if (name === '' && isBare) return about;
  return [
    directive(
      'field',
      {
        label,
        attributes: {
          type,
          in: place,
          default: fallback,
          ...flags,
          id,
        },
        children: about,
      },
      node.position,
    ),
  ];
}

/** `<TypeTable type={{ limit: { type: 'number', description: '…' } }} />` as fields. */
function typeTable(tag: Tag): RootContent[] {
  tag.attributes.text('name', 'title');
  const type = tag.attributes.value('type');
  if (typeof type !== 'object' || type === null || Array.isArray(type)) return tag.children();
  const { position } = tag.node;
  return Object.entries(type as Readonly<Record<string, unknown>>).map(([name, value]) => {
    const about = (typeof value === 'object' && value !== null ? value : {}) as Readonly<
      Record<string, unknown>
    >;
    const textAttribute = (key: string): string | undefined =>
      about[key] === undefined ? undefined : textOrJson(about[key]);
    return directive(
      'field',
      {
        label: [textNode(name, position)],
        attributes: {
          type: textAttribute('type'),
          default: textAttribute('default'),
          required: about.required === true ? '' : undefined,
          deprecated: about.deprecated === true ? '' : undefined,
        },
        children: typeTexts(about).map((text) =>
          paragraphNode([textNode(text, position)], position),
        ),
      },
      position,
    );
  });
}

/** Returns what an entry of a type table says about its field, besides its type. */
function typeTexts(about: Readonly<Record<string, unknown>>): readonly string[] {
  const { description, typeDescription, parameters, returns } = about;
  const named = (Array.isArray(parameters) ? parameters : []).map((one: unknown) => {
    const { name, description: text } = (one ?? {}) as Readonly<Record<string, unknown>>;
    return [name, text]
      .filter((part) => part !== undefined)
      .map(textOrJson)
      .join(': ');
  });
  return [
    ...[description, typeDescription].filter((text) => text !== undefined).map(textOrJson),
    ...named,
    ...(returns === undefined ? [] : [`→ ${textOrJson(returns)}`]),
  ];
}

/** Parameters and fields. */
export const fieldTags: TagTable = {
  ParamField: field,
  ResponseField: field,
  Property: field,
  TypeTable: typeTable,
};
