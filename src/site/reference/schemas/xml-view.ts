import type { Xml } from '../../../openapi/api/schema.js';
import type { XmlView } from '../../page-props/schema-view.js';

/** Returns the XML form of a value (OpenAPI 3.1.1, section 4.8.26; 3.2 for node types). */
export function xmlView(xml: Xml | undefined, ownName: string | undefined): XmlView | undefined {
  if (!xml) return undefined;
  const kind = xmlKind(xml);
  const name = xml.name ?? ownName;
  // An unnamed element is the default form and needs no mention.
  if (kind === 'element' && name === undefined && !xml.wrapped) return undefined;
  return {
    kind,
    wrapped: xml.wrapped,
    code: name === undefined ? undefined : xmlCode(xml, kind, name),
  };
}

function xmlKind({ nodeType, attribute }: Xml): XmlView['kind'] {
  if (nodeType === 'text' || nodeType === 'cdata' || nodeType === 'none') return nodeType;
  return attribute ? 'attribute' : 'element';
}

function xmlCode(
  { prefix, namespace }: Xml,
  kind: XmlView['kind'],
  local: string,
): string | undefined {
  const name = prefix === undefined ? local : `${prefix}:${local}`;
  const declared = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`;
  const declaration = namespace === undefined ? '' : ` ${declared}="${namespace}"`;
  switch (kind) {
    case 'element':
      return `<${name}${declaration}>`;
    case 'attribute':
      return `${name}="…"${declaration}`;
    case 'text':
    case 'cdata':
    case 'none':
      return undefined;
  }
}
