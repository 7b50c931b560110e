import type { Json, Serialization } from '../../model/index.js';

/**
 * A parameter as it stands in a request (RFC 6570; OpenAPI 3.1.1, section 4.8.12.4): `colors=red&colors=green`,
 * `.mars`, `a,b`. Undefined where the style is not one that the specification knows.
 */
export function writtenValue(
  name: string,
  value: Json,
  { style, explode, allowReserved }: Serialization,
): string | undefined {
  const encode = allowReserved ? encodeURI : encodeURIComponent;
  const text = (one: Json): string => encode(typeof one === 'string' ? one : JSON.stringify(one));
  const named = (one: Json): string => `${encodeURIComponent(name)}=${text(one)}`;
  const fields = Object.entries(isFields(value) ? value : {});
  const pairs = fields.map(([key, one]) => `${encodeURIComponent(key)}=${text(one)}`);
  const flat = fields.flatMap(([key, one]) => [encodeURIComponent(key), text(one)]);
  const joined = (separator: string): string => {
    if (isFields(value)) return (explode ? pairs : flat).join(separator);
    return Array.isArray(value) ? value.map(text).join(separator) : text(value);
  };
  switch (style) {
    case 'simple':
      return joined(',');
    case 'label':
      return `.${joined(explode ? '.' : ',')}`;
    case 'matrix':
      return matrix();
    case 'form':
      return delimited(',', '&');
    case 'cookie':
      return delimited(',', '; ');
    case 'spaceDelimited':
      return delimited('%20', '&');
    case 'pipeDelimited':
      return delimited('%7C', '&');
    case 'deepObject':
      return fields
        .map(([key, one]) => `${encodeURIComponent(`${name}[${key}]`)}=${text(one)}`)
        .join('&');
    default:
      return undefined;
  }

  function matrix(): string {
    if (!explode) return `;${encodeURIComponent(name)}=${joined(',')}`;
    if (isFields(value)) return pairs.map((pair) => `;${pair}`).join('');
    return (Array.isArray(value) ? value : [value]).map((one) => `;${named(one)}`).join('');
  }

  /** @param between goes between values, or between pairs where each has a name */
  function delimited(separator: string, between: string): string {
    if (explode && isFields(value)) return pairs.join(between);
    if (explode && Array.isArray(value)) return value.map(named).join(between);
    return `${encodeURIComponent(name)}=${joined(separator)}`;
  }
}

function isFields(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
