/**
 * Returns TypeScript for `UserConfig` from the JSON Schema of the configuration: the types of the
 * package then need no schema library, and editors show the descriptions.
 *
 * @param schema JSON Schema 2020-12 as zod writes it
 */
export function configTypes(schema) {
  const { $defs = {}, ...config } = schema;
  const named = Object.entries($defs).map(
    ([name, definition]) => `type ${typeName(name)} = ${typeOf(definition, '')};\n`,
  );
  return [
    '/** Input type of `docsgen.config.ts`. */\n',
    `export interface UserConfig ${typeOf(config, '')}\n`,
    ...named.map((text) => `\n${text}`),
  ].join('');
}

/** `#/$defs/__schema0` → `Schema0` */
function typeName(reference) {
  const name = reference.replace('#/$defs/', '').replace(/^_+/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function typeOf(schema, indent) {
  if (schema.tsType !== undefined) return `(${schema.tsType})`;
  if (schema.$ref !== undefined) return typeName(schema.$ref);
  if (schema.enum !== undefined) return schema.enum.map(literal).join(' | ');
  if (schema.const !== undefined) return literal(schema.const);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) {
    return [...new Set(alternatives.map((one) => typeOf(one, indent)))].join(' | ');
  }
  if (Array.isArray(schema.type)) {
    return schema.type.map((type) => typeOf({ ...schema, type }, indent)).join(' | ');
  }
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'number':
    case 'integer':
      return 'number';
    case 'array':
      return `(${typeOf(schema.items, indent)})[]`;
    case 'object':
      return schema.properties === undefined ? recordOf(schema, indent) : objectOf(schema, indent);
    default:
      throw new Error(`There is no type for the schema ${JSON.stringify(schema)}.`);
  }
}

function recordOf({ propertyNames, additionalProperties }, indent) {
  const value = typeOf(additionalProperties, indent);
  return propertyNames?.enum === undefined
    ? `{ [name: string]: ${value} }`
    : `{ [name in ${propertyNames.enum.map(literal).join(' | ')}]?: ${value} }`;
}

function objectOf({ properties, required = [], additionalProperties }, indent) {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const mark = required.includes(name) ? '' : '?';
    const key = /^\w+$/.test(name) ? name : literal(name);
    return `${docsOf(property, inner)}${inner}${key}${mark}: ${typeOf(property, inner)}${mark && ' | undefined'};\n`;
  });
  if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0)
    lines.push(`${inner}[name: string]: ${typeOf(additionalProperties, inner)};\n`);
  return `{\n${lines.join('')}${indent}}`;
}

function docsOf({ description }, indent) {
  return description === undefined
    ? ''
    : `${indent}/** ${description.replaceAll('*/', '*\\/')} */\n`;
}

function literal(value) {
  return typeof value === 'string'
    ? `'${value.replace(/[\\']/g, (character) => `\\${character}`)}'`
    : String(value);
}
