import { defineDiagnostic } from '../define.js';

/** Diagnostics about API descriptions. */
export const openapiDiagnostics = {
  'openapi/syntax': defineDiagnostic<{ problem: string }>({
    severity: 'error',
    explanation: 'The API description is not valid YAML or JSON, so nothing of it can be shown.',
    message: ({ problem }) => `The API description cannot be read: ${problem}`,
  }),
  'openapi/duplicate-key': defineDiagnostic<{ key: string }>({
    severity: 'error',
    explanation:
      'A mapping has the same key twice. YAML forbids it, and one of the two values would be lost.',
    message: ({ key }) => `The key ${key} stands here twice.`,
    hint: () => 'rename or remove one of them',
  }),
  'openapi/tab': defineDiagnostic({
    severity: 'error',
    explanation: 'YAML is indented with spaces only.',
    message: () => 'A tab is used for indentation, which YAML does not allow.',
    hint: () => 'indent with spaces',
  }),
  'openapi/unknown-anchor': defineDiagnostic<{ anchor: string }>({
    severity: 'error',
    explanation: 'A YAML alias (`*name`) needs an anchor (`&name`) before it in the same file.',
    message: ({ anchor }) => `The alias *${anchor} has no anchor &${anchor} before it.`,
    hint: () => 'put text that begins with * in quotes',
  }),
  'openapi/not-a-description': defineDiagnostic<{ isEmpty: boolean }>({
    severity: 'error',
    explanation: 'The file is valid YAML or JSON, but not an OpenAPI description.',
    message: ({ isEmpty }) =>
      isEmpty
        ? 'This is not an OpenAPI description: the file is empty.'
        : 'This is not an OpenAPI description: the field openapi is missing.',
    hint: () => 'begin with `openapi: 3.1.0`, `info` and `paths`',
  }),
  'openapi/unsupported-version': defineDiagnostic<{ version: string }>({
    severity: 'error',
    explanation: 'docsgen reads Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2.',
    message: ({ version }) =>
      `${version} is not supported: docsgen reads Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2.`,
  }),
  'openapi/remote-reference': defineDiagnostic<{ reference: string }>({
    severity: 'error',
    explanation:
      'References may lead to files of the site only, or to hosts that `openapi.allowHosts` names. Nothing else is fetched, and no other URL is opened.',
    message: ({ reference }) => `The reference ${reference} leads out of the site's files.`,
    hint: () =>
      'save the file beside the description and refer to it by a relative path, or name its host in openapi.allowHosts',
  }),
  'openapi/unreachable-reference': defineDiagnostic<{ reference: string; reason: string }>({
    severity: 'error',
    explanation:
      'A file on a host of `openapi.allowHosts` could not be fetched within 10 seconds, or is larger than 20 MB.',
    message: ({ reference, reason }) =>
      `The reference ${reference} could not be fetched: ${reason}.`,
  }),
  'openapi/outside-reference': defineDiagnostic<{ reference: string }>({
    severity: 'error',
    explanation:
      "A reference leads to a file outside the site's folder, directly or by a symbolic link. Such files are read only where `fs.allow` lists them.",
    message: ({ reference }) =>
      `The reference ${reference} leads to a file outside the site's folder.`,
    hint: () => "move the file into the site's folder, or list it or its folder in `fs.allow`",
  }),
  'openapi/missing-file': defineDiagnostic<{ reference: string }>({
    severity: 'error',
    explanation: 'A reference leads to a file that does not exist or cannot be read.',
    message: ({ reference }) => `The reference ${reference} leads to a file that does not exist.`,
  }),
  'openapi/unresolved-reference': defineDiagnostic<{ reference: string }>({
    severity: 'error',
    explanation: 'A `$ref` leads to nothing.',
    message: ({ reference }) => `The reference ${reference} leads to nothing.`,
  }),
  'openapi/endless-reference': defineDiagnostic<{ reference: string }>({
    severity: 'error',
    explanation:
      'References refer to each other in a loop, and none of them leads to a value. A schema that contains itself is no such loop.',
    message: ({ reference }) => `The reference ${reference} leads back to itself.`,
  }),
  'openapi/wrong-reference': defineDiagnostic<{ reference: string; found: string; wanted: string }>(
    {
      severity: 'error',
      explanation: 'A `$ref` leads to an object of another kind than the place needs.',
      message: ({ reference, found, wanted }) =>
        `The reference ${reference} leads to ${found}, but ${wanted} belongs here.`,
    },
  ),
  'openapi/too-complex': defineDiagnostic<{ reason: string }>({
    severity: 'error',
    explanation:
      'Resolving, reading or checking the description took too long, or what its parts share would fill far more pages than it has text; it was given up. References that fan out or run in circles are the usual reason.',
    message: ({ reason }) => `Checking the API description was given up: ${reason}.`,
    hint: () =>
      'look for references into the middle of other schemas, and name those parts instead',
  }),
  'openapi/not-validated': defineDiagnostic<{ reason: string }>({
    severity: 'warning',
    explanation:
      'The description could not be checked against the OpenAPI specification; the other checks were made.',
    message: ({ reason }) => `The description was not checked against the specification: ${reason}`,
  }),
  'openapi/unknown-key': defineDiagnostic<{ key: string; within: string }>({
    severity: 'error',
    explanation:
      'A field does not belong to the object that it stands in, often because it is misspelt. It is a warning where no field of a similar name is known.',
    message: ({ key, within }) => `${key} is not a field of ${within}.`,
    hint: () => 'your own fields begin with x-',
  }),
  'openapi/missing-field': defineDiagnostic<{ field: string; within: string }>({
    severity: 'warning',
    explanation: 'A field that the OpenAPI specification requires is missing.',
    message: ({ field, within }) => `${within} needs the field ${field}.`,
  }),
  'openapi/invalid-value': defineDiagnostic<{ key: string; problem: string }>({
    severity: 'error',
    explanation:
      'A value has the wrong type or is not among those that the specification allows. It is a warning where the value can be shown all the same.',
    message: ({ key, problem }) => `${key} ${problem}.`,
  }),
  'openapi/invalid': defineDiagnostic<{ problem: string }>({
    severity: 'warning',
    explanation: 'The description breaks a rule of the OpenAPI specification.',
    message: ({ problem }) => problem,
  }),
  'openapi/invalid-path': defineDiagnostic<{ path: string }>({
    severity: 'error',
    explanation: 'Every path begins with a slash; it is appended to the URL of the server.',
    message: ({ path }) => `The path ${path} does not begin with a slash.`,
    hint: ({ path }) => `write /${path}`,
  }),
  'openapi/same-path': defineDiagnostic<{ path: string; same: string }>({
    severity: 'warning',
    explanation:
      'Two paths differ in the names of their placeholders only, so a request cannot tell them apart. Operations of one path stand below it together.',
    message: ({ path, same }) => `The path ${path} is the same as ${same}.`,
    hint: () => 'put the operations of both below one path',
  }),
  'openapi/invalid-media-type': defineDiagnostic<{ name: string }>({
    severity: 'warning',
    explanation:
      'The keys of `content` are media types, which clients send as Content-Type or ask for.',
    message: ({ name }) =>
      name === '' ? 'A media type is empty.' : `${name} is not a media type.`,
    hint: () => 'write a media type such as application/json',
  }),
  'openapi/duplicate-operation-id': defineDiagnostic<{ operationId: string }>({
    severity: 'warning',
    explanation: 'Two operations have the same operationId; links to it could mean either.',
    message: ({ operationId }) => `The operationId ${operationId} is used twice.`,
  }),
  'openapi/unknown-operation': defineDiagnostic<{ operationId: string }>({
    severity: 'warning',
    explanation:
      'A link of a response names an operation that the description does not have. The link is shown, but leads nowhere.',
    message: ({ operationId }) => `The description has no operation ${operationId}.`,
  }),
  'openapi/undeclared-server-variable': defineDiagnostic<{ name: string; url: string }>({
    severity: 'warning',
    explanation:
      'The URL of a server has a placeholder in braces that its `variables` do not declare, so that readers cannot fill it in.',
    message: ({ name, url }) => `The placeholder {${name}} of ${url} has no variable.`,
    hint: ({ name }) => `add ${name} to the variables of the server, with a default`,
  }),
  'openapi/unused-server-variable': defineDiagnostic<{ name: string; url: string }>({
    severity: 'warning',
    explanation: 'A server declares a variable that its URL has no placeholder for.',
    message: ({ name, url }) =>
      `The server variable ${name} has no placeholder {${name}} in ${url}.`,
  }),
  'openapi/undeclared-path-parameter': defineDiagnostic<{ name: string; path: string }>({
    severity: 'warning',
    explanation: 'A path has a placeholder in braces that no parameter describes.',
    message: ({ name, path }) => `The placeholder {${name}} of ${path} has no parameter.`,
    hint: ({ name }) => `add a parameter with name: ${name} and in: path`,
  }),
  'openapi/unused-path-parameter': defineDiagnostic<{ name: string; path: string }>({
    severity: 'warning',
    explanation:
      'A parameter is declared as part of the path, but the path has no such placeholder.',
    message: ({ name, path }) =>
      `The path parameter ${name} has no placeholder {${name}} in ${path}.`,
  }),
  'openapi/duplicate-parameter': defineDiagnostic<{ name: string; within: string }>({
    severity: 'warning',
    explanation: 'An operation or path has two parameters of the same name in the same place.',
    message: ({ name, within }) => `The ${within} parameter ${name} stands here twice.`,
  }),
  'openapi/optional-path-parameter': defineDiagnostic<{ name: string }>({
    severity: 'warning',
    explanation: 'A path parameter is always required and the specification wants it said.',
    message: ({ name }) => `The path parameter ${name} is not marked as required.`,
    hint: () => 'add `required: true`',
  }),
  'openapi/invalid-status': defineDiagnostic<{ status: string }>({
    severity: 'warning',
    explanation: 'Responses are listed under a status code, a range such as `4XX`, or `default`.',
    message: ({ status }) => `${status} is not a status code.`,
    hint: ({ status }) =>
      /^[1-5]xx$/i.test(status)
        ? `write ${status.toUpperCase()}`
        : 'write a code such as 200, a range such as 4XX, or default',
  }),
  'openapi/no-responses': defineDiagnostic({
    severity: 'warning',
    explanation: 'An operation lists its possible responses; the specification wants at least one.',
    message: () => 'The operation has no responses.',
    hint: () => 'add at least one, such as 200 with a description',
  }),
  'openapi/unknown-type': defineDiagnostic<{ type: string }>({
    severity: 'warning',
    explanation:
      'A schema has a type that JSON Schema does not know. The types are string, number, integer, boolean, object, array and, from OpenAPI 3.1 on, null.',
    message: ({ type }) => `${type} is not a type of JSON Schema.`,
  }),
  'openapi/unknown-scope': defineDiagnostic<{ scope: string; scheme: string }>({
    severity: 'warning',
    explanation:
      'A security requirement asks for a scope that no flow of the scheme names, so readers do not learn what it allows. The warning is at the first requirement that asks for it.',
    message: ({ scope, scheme }) => `The flows of ${scheme} have no scope ${scope}.`,
  }),
  'openapi/undeclared-tag': defineDiagnostic<{ tag: string; operations: number }>({
    severity: 'warning',
    explanation:
      'Operations have a tag that the list `tags` does not declare. The warning is at the first of them.',
    message: ({ tag, operations }) =>
      operations === 1
        ? `The tag ${tag} is not declared in tags.`
        : `The tag ${tag} of ${operations} operations is not declared in tags.`,
  }),
  'openapi/duplicate-tag': defineDiagnostic<{ tag: string }>({
    severity: 'warning',
    explanation:
      'The list `tags` declares a name twice. The specification wants each name once; readers see what the first one says.',
    message: ({ tag }) => `The tag ${tag} is declared twice.`,
    hint: () => 'put what both say into one',
  }),
  'openapi/unknown-tag': defineDiagnostic<{ tag: string; group: string }>({
    severity: 'warning',
    explanation: 'A group of `x-tagGroups` lists a tag that neither `tags` nor an operation has.',
    message: ({ tag, group }) => `The group ${group} lists the tag ${tag}, which does not exist.`,
  }),
  'openapi/ungrouped-tag': defineDiagnostic<{ tag: string }>({
    severity: 'warning',
    explanation:
      'There are tag groups, but a tag is in none of them. It is shown in a last group "Other".',
    message: ({ tag }) => `The tag ${tag} is in no group of x-tagGroups.`,
  }),
  'openapi/unknown-parent-tag': defineDiagnostic<{ tag: string; parent: string }>({
    severity: 'warning',
    explanation:
      'The `parent` of a tag (3.2) is no tag of the list `tags`. The tag is shown without a parent.',
    message: ({ tag, parent }) =>
      `The tag ${tag} names the parent ${parent}, which does not exist.`,
  }),
  'openapi/circular-tags': defineDiagnostic<{ tags: readonly string[] }>({
    severity: 'warning',
    explanation:
      'Tags lie in each other by their `parent` (3.2), so that none is the outermost. They are shown without a parent.',
    message: ({ tags }) => `The tags form a loop: ${tags.join(' → ')}.`,
  }),
  'openapi/unsafe-url': defineDiagnostic<{ field: string; scheme: string }>({
    severity: 'warning',
    explanation:
      'A URL of the description (a server, contact, license, terms of service, documentation elsewhere, logo or security scheme) has a scheme that pages do not link to, such as `javascript:`, which would run a script. It is shown as text.',
    message: ({ field, scheme }) => `${field} has the scheme ${scheme}, so it is not linked.`,
    hint: () => 'write an address that begins with https://',
  }),
  'openapi/invalid-url': defineDiagnostic<{ field: string; url: string }>({
    severity: 'warning',
    explanation:
      'A URL of the description (a server, contact, license, terms of service, documentation elsewhere, logo or security scheme) cannot be one, such as `https://` without a host. Readers cannot follow it or send a request to it.',
    message: ({ field, url }) => `${field} is not a valid URL: ${url}.`,
    hint: () => 'write an address such as https://api.example.com/v1',
  }),
  'openapi/unknown-security-scheme': defineDiagnostic<{ scheme: string }>({
    severity: 'error',
    explanation: 'A security requirement names a scheme that `components.securitySchemes` lacks.',
    message: ({ scheme }) => `The security scheme ${scheme} is not declared.`,
  }),
  'openapi/unknown-required-property': defineDiagnostic<{ name: string }>({
    severity: 'warning',
    explanation: 'A schema requires a property that it does not describe.',
    message: ({ name }) => `The required property ${name} is not among the properties.`,
  }),
  'openapi/default-not-in-enum': defineDiagnostic<{ value: string }>({
    severity: 'warning',
    explanation:
      'The default value of a schema or of a server variable is not one of its allowed values.',
    message: ({ value }) => `The default ${value} is not among the allowed values.`,
  }),
  'openapi/misfit': defineDiagnostic<{ what: string; problem: string }>({
    severity: 'warning',
    explanation:
      'A default or an example is not what its schema asks for. It is shown as it is written; who sends it gets an error.',
    message: ({ what, problem }) => `${what} ${problem}.`,
  }),
  'openapi/array-without-items': defineDiagnostic({
    severity: 'warning',
    explanation:
      'OpenAPI 3.0 wants every array schema to say what its items are, Swagger 2.0 every list among parameters and headers.',
    message: () => 'The array does not say what its items are.',
    hint: () => 'add `items`; `items: {}` allows anything',
  }),
};
