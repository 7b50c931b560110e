/** The kinds of objects in an OpenAPI description. */
export type ObjectKind =
  | 'callback'
  | 'components'
  | 'contact'
  | 'description'
  | 'encoding'
  | 'example'
  | 'externalDocs'
  | 'flow'
  | 'flows'
  | 'header'
  | 'info'
  | 'license'
  | 'link'
  | 'mediaType'
  | 'operation'
  | 'parameter'
  | 'pathItem'
  | 'requestBody'
  | 'response'
  | 'schema'
  | 'securityScheme'
  | 'server'
  | 'serverVariable'
  | 'swagger'
  | 'swaggerHeader'
  | 'swaggerItems'
  | 'swaggerOperation'
  | 'swaggerParameter'
  | 'swaggerPathItem'
  | 'swaggerResponse'
  | 'swaggerSchema'
  | 'swaggerSecurityScheme'
  | 'tag'
  | 'xml';

/**
 * The content of a field: `data` is a plain value (including examples); otherwise an object, or a
 * list or map of objects.
 */
export type ObjectField = 'data' | ObjectKind | readonly ['list' | 'map', ObjectKind];

type Fields = Readonly<Record<string, ObjectField>>;

/** Declares fields with plain values. */
function plain(names: string): Fields {
  return Object.fromEntries(names.split(' ').map((name) => [name, 'data' as const]));
}

/** Declares fields with the same content. */
function each(names: string, field: ObjectField): Fields {
  return Object.fromEntries(names.split(' ').map((name) => [name, field]));
}

const content: ObjectField = ['map', 'mediaType'];
const examples: ObjectField = ['map', 'example'];
const headers: ObjectField = ['map', 'header'];
const parameters: ObjectField = ['list', 'parameter'];
const servers: ObjectField = ['list', 'server'];

/** Swagger 2.0 puts schema keywords directly on parameters and headers. */
const swaggerValue: Fields = {
  ...plain('description type format collectionFormat default enum pattern multipleOf uniqueItems'),
  ...plain('minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength'),
  ...plain('minItems maxItems'),
  items: 'swaggerItems',
};

const encodings: Fields = {
  encoding: ['map', 'encoding'],
  prefixEncoding: ['list', 'encoding'],
  itemEncoding: 'encoding',
};

const parameterFields: Fields = {
  ...plain('description required deprecated allowEmptyValue style explode allowReserved example'),
  examples,
  schema: 'schema',
  content,
};

/**
 * Fields of each object, for OpenAPI 3.0 to 3.2 combined, with `x-webhooks`, which stands for
 * `webhooks` in 3.0. Sources: OpenAPI Specification 3.0.4,
 * 3.1.1 and 3.2.0, section "Schema", and JSON Schema 2020-12 for the schema object; for Swagger
 * objects, OpenAPI Specification 2.0, section "Schema".
 */
const fields: Readonly<Record<ObjectKind, Fields>> = {
  description: {
    ...plain('openapi $self jsonSchemaDialect security'),
    ...each('paths webhooks x-webhooks', ['map', 'pathItem']),
    info: 'info',
    servers,
    components: 'components',
    tags: ['list', 'tag'],
    externalDocs: 'externalDocs',
  },
  info: {
    ...plain('title summary description termsOfService version'),
    contact: 'contact',
    license: 'license',
  },
  contact: plain('name url email'),
  license: plain('name url identifier'),
  server: { ...plain('url name description'), variables: ['map', 'serverVariable'] },
  serverVariable: plain('enum default description'),
  components: {
    schemas: ['map', 'schema'],
    responses: ['map', 'response'],
    parameters: ['map', 'parameter'],
    requestBodies: ['map', 'requestBody'],
    securitySchemes: ['map', 'securityScheme'],
    links: ['map', 'link'],
    callbacks: ['map', 'callback'],
    pathItems: ['map', 'pathItem'],
    mediaTypes: content,
    examples,
    headers,
  },
  pathItem: {
    ...plain('summary description'),
    ...each('get put post delete options head patch trace query', 'operation'),
    additionalOperations: ['map', 'operation'],
    servers,
    parameters,
  },
  operation: {
    ...plain('tags summary description operationId deprecated security'),
    externalDocs: 'externalDocs',
    parameters,
    requestBody: 'requestBody',
    responses: ['map', 'response'],
    callbacks: ['map', 'callback'],
    servers,
  },
  parameter: { ...plain('name in'), ...parameterFields },
  header: parameterFields,
  requestBody: { ...plain('description required'), content },
  mediaType: {
    ...plain('example'),
    ...encodings,
    ...each('schema itemSchema', 'schema'),
    examples,
  },
  encoding: { ...plain('contentType style explode allowReserved'), ...encodings, headers },
  response: { ...plain('summary description'), headers, content, links: ['map', 'link'] },
  callback: {},
  example: plain('summary description value externalValue dataValue serializedValue'),
  link: {
    ...plain('operationRef operationId parameters requestBody description'),
    server: 'server',
  },
  tag: { ...plain('name summary description parent kind'), externalDocs: 'externalDocs' },
  externalDocs: plain('description url'),
  securityScheme: {
    ...plain('type description name in scheme bearerFormat openIdConnectUrl'),
    ...plain('oauth2MetadataUrl deprecated'),
    flows: 'flows',
  },
  flows: each('implicit password clientCredentials authorizationCode deviceAuthorization', 'flow'),
  flow: plain('authorizationUrl deviceAuthorizationUrl tokenUrl refreshUrl scopes'),
  schema: {
    ...plain('title description type format enum const default example examples nullable'),
    ...plain('deprecated readOnly writeOnly required pattern multipleOf minimum maximum'),
    ...plain('exclusiveMinimum exclusiveMaximum minLength maxLength minItems maxItems uniqueItems'),
    ...plain('minProperties maxProperties minContains maxContains contentEncoding'),
    ...plain('contentMediaType discriminator dependentRequired $id $schema $anchor $comment'),
    ...plain('$dynamicRef $dynamicAnchor $vocabulary'),
    ...each('properties patternProperties dependentSchemas $defs definitions', ['map', 'schema']),
    ...each('additionalProperties items contains propertyNames contentSchema not', 'schema'),
    ...each('if then else unevaluatedItems unevaluatedProperties', 'schema'),
    ...each('prefixItems allOf anyOf oneOf', ['list', 'schema']),
    externalDocs: 'externalDocs',
    xml: 'xml',
  },
  xml: plain('name namespace prefix attribute wrapped nodeType'),
  swagger: {
    ...plain('swagger host basePath schemes consumes produces security'),
    info: 'info',
    paths: ['map', 'swaggerPathItem'],
    definitions: ['map', 'swaggerSchema'],
    parameters: ['map', 'swaggerParameter'],
    responses: ['map', 'swaggerResponse'],
    securityDefinitions: ['map', 'swaggerSecurityScheme'],
    tags: ['list', 'tag'],
    externalDocs: 'externalDocs',
  },
  swaggerPathItem: {
    ...each('get put post delete options head patch', 'swaggerOperation'),
    parameters: ['list', 'swaggerParameter'],
  },
  swaggerOperation: {
    ...plain('tags summary description operationId consumes produces schemes deprecated security'),
    externalDocs: 'externalDocs',
    parameters: ['list', 'swaggerParameter'],
    responses: ['map', 'swaggerResponse'],
  },
  swaggerParameter: {
    ...plain('name in required allowEmptyValue'),
    ...swaggerValue,
    schema: 'swaggerSchema',
  },
  swaggerItems: swaggerValue,
  swaggerHeader: swaggerValue,
  swaggerResponse: {
    ...plain('description examples'),
    schema: 'swaggerSchema',
    headers: ['map', 'swaggerHeader'],
  },
  swaggerSchema: {
    ...plain('title description type format enum default example required pattern multipleOf'),
    ...plain('minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength minItems'),
    ...plain('maxItems uniqueItems minProperties maxProperties discriminator readOnly'),
    ...each('additionalProperties items', 'swaggerSchema'),
    properties: ['map', 'swaggerSchema'],
    allOf: ['list', 'swaggerSchema'],
    externalDocs: 'externalDocs',
    xml: 'xml',
  },
  swaggerSecurityScheme: plain('type description name in flow authorizationUrl tokenUrl scopes'),
};

/** Returns an object's field names; empty for a callback, whose keys are expressions. */
export function fieldNames(kind: ObjectKind): readonly string[] {
  return Object.keys(fields[kind]);
}

/** Returns the content of a field; undefined for unknown fields and extensions. */
export function kindField(kind: ObjectKind, key: string): ObjectField | undefined {
  // Callback keys are expressions, each with a path item.
  if (kind === 'callback') return key === '$ref' || key.startsWith('x-') ? undefined : 'pathItem';
  return Object.hasOwn(fields[kind], key) ? fields[kind][key] : undefined;
}

/** Objects that occur once and are named after their field. */
const single: readonly ObjectKind[] = [
  'components',
  'contact',
  'externalDocs',
  'flows',
  'info',
  'license',
  'xml',
];

/** Returns the name of a kind for messages: `a path item`. */
export function kindName(kind: ObjectKind): string {
  if (kind === 'description') return 'the description';
  if (single.includes(kind)) return kind;
  if (kind === 'swagger') return 'the description';
  const words = kind
    .replace(/^swagger/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}
