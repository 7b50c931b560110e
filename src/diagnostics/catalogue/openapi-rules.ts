import { defineDiagnostic } from '../define.js';

/** Diagnostics of the rules in `src/openapi/lint/rules`, one each. */
export const openapiRuleDiagnostics = {
  'openapi/array-without-items': defineDiagnostic({
    severity: 'warning',
    explanation:
      'OpenAPI 3.0 requires `items` in every array schema, and Swagger 2.0 in every array parameter and header.',
    message: () => 'The array does not declare its items.',
    hint: () => 'add `items`; `items: {}` allows anything',
  }),
  'openapi/bare-example': defineDiagnostic({
    severity: 'warning',
    explanation:
      'A named example contains its value directly. The value belongs in the field `value` of the example.',
    message: () => 'An example needs the field value.',
    hint: () => 'write `value:` around what the example shows',
  }),
  'openapi/circular-tags': defineDiagnostic<{ tags: readonly string[] }>({
    severity: 'warning',
    explanation:
      'The `parent` fields of tags (3.2) form a loop, so that none is the outermost. They are shown without a parent.',
    message: ({ tags }) => `The tags form a loop: ${tags.join(' → ')}.`,
  }),
  'openapi/default-not-in-enum': defineDiagnostic<{ value: string }>({
    severity: 'warning',
    explanation: 'The default value of a schema is not one of its allowed values.',
    message: ({ value }) => `The default ${value} is not among the allowed values.`,
  }),
  'openapi/duplicate-operation-id': defineDiagnostic<{ operationId: string }>({
    severity: 'warning',
    explanation: 'Two operations have the same operationId; links to it could mean either.',
    message: ({ operationId }) => `The operationId ${operationId} is used twice.`,
  }),
  'openapi/duplicate-parameter': defineDiagnostic<{ name: string; within: string }>({
    severity: 'warning',
    explanation: 'An operation or path has two parameters of the same name in the same place.',
    message: ({ name, within }) => `The ${within} parameter ${name} occurs here twice.`,
  }),
  'openapi/duplicate-placeholder': defineDiagnostic<{ path: string; name: string }>({
    severity: 'warning',
    explanation: 'A path has a placeholder twice, but a parameter has one value.',
    message: ({ path, name }) => `${path} has the placeholder {${name}} twice.`,
  }),
  'openapi/duplicate-tag': defineDiagnostic<{ tag: string }>({
    severity: 'warning',
    explanation:
      'The list `tags` declares a name twice. The specification allows each name once; readers see the first declaration.',
    message: ({ tag }) => `The tag ${tag} is declared twice.`,
    hint: () => 'merge both into one',
  }),
  'openapi/empty-value': defineDiagnostic<{ key: string }>({
    severity: 'warning',
    explanation: 'A field that holds objects is empty; it is read as if it were missing.',
    message: ({ key }) => `${key} is empty.`,
  }),
  'openapi/file-without-form': defineDiagnostic<{ name: string }>({
    severity: 'warning',
    explanation:
      'An operation of Swagger 2.0 has a parameter of the type file, but `consumes` names no media type of a form.',
    message: ({ name }) => `The file ${name} needs a form, which consumes does not name.`,
    hint: () => 'write `consumes: [multipart/form-data]`',
  }),
  'openapi/impossible-range': defineDiagnostic<{
    lower: string;
    least: number;
    upper: string;
    most: number;
  }>({
    severity: 'warning',
    explanation: 'A lower limit of a schema is greater than the upper one, so that no value fits.',
    message: ({ lower, least, upper, most }) =>
      `${lower} is ${least}, more than ${upper}, which is ${most}.`,
  }),
  'openapi/invalid-component-name': defineDiagnostic<{ name: string }>({
    severity: 'warning',
    explanation:
      'The name of a component needs escaping in references, which tools handle differently.',
    message: ({ name }) =>
      `${name} must consist of letters from A to Z, digits, dots, hyphens and underscores.`,
  }),
  'openapi/invalid-default': defineDiagnostic<{ subject: string; problem: string }>({
    severity: 'warning',
    explanation:
      'A default does not match its schema. It is shown as it is written; clients that rely on it get an error.',
    message: ({ subject, problem }) => `${subject} ${problem}.`,
  }),
  'openapi/invalid-example': defineDiagnostic<{ subject: string; problem: string }>({
    severity: 'warning',
    explanation:
      'An example does not match its schema. It is shown as it is written; readers who send it get an error.',
    message: ({ subject, problem }) => `${subject} ${problem}.`,
  }),
  'openapi/invalid-keyword-value': defineDiagnostic<{ key: string; wanted: string }>({
    severity: 'warning',
    explanation:
      'The value of a schema keyword has the wrong type. From OpenAPI 3.1 on, the specification’s own schema does not check it.',
    message: ({ key, wanted }) => `${key} must be ${wanted}.`,
  }),
  'openapi/invalid-media-type': defineDiagnostic<{ name: string }>({
    severity: 'warning',
    explanation:
      'The keys of `content` are media types, which clients send as Content-Type or request in Accept.',
    message: ({ name }) =>
      name === '' ? 'A media type is empty.' : `${name} is not a media type.`,
    hint: () => 'write a media type such as application/json',
  }),
  'openapi/invalid-path': defineDiagnostic<{ path: string }>({
    severity: 'error',
    explanation: 'Every path begins with a slash; it is appended to the URL of the server.',
    message: ({ path }) => `The path ${path} does not begin with a slash.`,
    hint: ({ path }) => `write /${path}`,
  }),
  'openapi/invalid-pattern': defineDiagnostic<{ problem: string }>({
    severity: 'warning',
    explanation:
      'A `pattern` is not a regular expression, or has slashes around it, so that no text fits it.',
    message: ({ problem }) => `pattern ${problem}.`,
  }),
  'openapi/invalid-reference': defineDiagnostic({
    severity: 'error',
    explanation: 'The value of `$ref` is not a string.',
    message: () => '$ref must be a string.',
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
  'openapi/invalid-style': defineDiagnostic<{
    style: string;
    location: string;
    allowed: readonly string[];
  }>({
    severity: 'warning',
    explanation:
      'A parameter has a `style` that does not exist where the parameter is sent, such as `form` in a path.',
    message: ({ style, location, allowed }) =>
      `style is ${style}, but in ${location} must be one of ${allowed.join(', ')}.`,
  }),
  'openapi/invalid-url': defineDiagnostic<{ field: string; url: string }>({
    severity: 'warning',
    explanation:
      'A URL of the description, such as that of a server, the license or a security scheme, is invalid, for example `https://` without a host. Readers cannot follow it or send a request to it.',
    message: ({ field, url }) => `${field} is not a valid URL: ${url}.`,
    hint: () => 'write an address such as https://api.example.com/v1',
  }),
  'openapi/misplaced-allow-empty-value': defineDiagnostic<{ location: string; allowed: string }>({
    severity: 'warning',
    explanation: 'A parameter that is not in the query has `allowEmptyValue`.',
    message: ({ location, allowed }) =>
      `allowEmptyValue is only for parameters in ${allowed}, not in ${location}.`,
  }),
  'openapi/misplaced-operation': defineDiagnostic<{ method: string; field: string }>({
    severity: 'warning',
    explanation:
      'An operation is in `additionalOperations` (3.2), although the path has a field for its method.',
    message: ({ method, field }) =>
      `${method} is not an additional operation: the path has a field ${field}.`,
  }),
  'openapi/missing-type': defineDiagnostic<{ within: string; hasSchema: boolean }>({
    severity: 'warning',
    explanation:
      'A parameter outside a body, a header or `items` of Swagger 2.0 does not say its type.',
    message: ({ within }) => `${within} needs the field type.`,
    hint: ({ hasSchema }) =>
      hasSchema ? 'Swagger 2.0 has `schema` in bodies only: write its type here' : undefined,
  }),
  'openapi/newer-field': defineDiagnostic<{
    key: string;
    within: string;
    format: string;
    since: string;
  }>({
    severity: 'warning',
    explanation:
      'A field belongs to a later version of OpenAPI than the description names. It is shown.',
    message: ({ key, within, format }) => `${key} is not a field of ${within} in ${format}.`,
    hint: ({ since }) => `write openapi: ${since}.0`,
  }),
  'openapi/no-responses': defineDiagnostic({
    severity: 'warning',
    explanation:
      'An operation lists its possible responses; the specification requires at least one.',
    message: () => 'The operation has no responses.',
    hint: () => 'add at least one, such as 200 with a description',
  }),
  'openapi/nothing-described': defineDiagnostic({
    severity: 'warning',
    explanation: 'A description needs paths, webhooks or components; one of them is enough.',
    message: () => 'The description has no paths, webhooks or components.',
    hint: () => 'add the first path and its operation',
  }),
  'openapi/nullable': defineDiagnostic<{ version: string }>({
    severity: 'warning',
    explanation: 'A schema has `nullable`, which OpenAPI 3.1 removed and validators ignore.',
    message: ({ version }) => `nullable is not a field of a schema in OpenAPI ${version}.`,
  }),
  'openapi/optional-path-parameter': defineDiagnostic<{ name: string }>({
    severity: 'warning',
    explanation:
      'A path parameter is always required, and the specification demands that it is marked so.',
    message: ({ name }) => `The path parameter ${name} is not marked as required.`,
    hint: () => 'add `required: true`',
  }),
  'openapi/positional-items': defineDiagnostic({
    severity: 'warning',
    explanation:
      'The `items` of a schema are a list by position, as in JSON Schema before 2020-12. They are shown.',
    message: () => 'items must be a schema.',
    hint: () => 'a list by position is `prefixItems`, from OpenAPI 3.1 on',
  }),
  'openapi/querystring-beside-query': defineDiagnostic<{ index: number }>({
    severity: 'warning',
    explanation:
      'A parameter in `querystring` (3.2) is the whole query, so that an operation can have no other parameter there.',
    message: ({ index }) =>
      `parameters[${index}] cannot be combined with a parameter in querystring, which is the whole query.`,
  }),
  'openapi/querystring-without-content': defineDiagnostic({
    severity: 'warning',
    explanation:
      'A parameter in `querystring` (3.2) is the whole query, whose form a media type in `content` defines.',
    message: () => 'in is querystring, which needs content.',
    hint: () => 'use `content` with one media type instead of `schema`',
  }),
  'openapi/same-path': defineDiagnostic<{ path: string; same: string }>({
    severity: 'warning',
    explanation:
      'Two paths differ only in the names of their placeholders, so a request cannot tell them apart. Operations of one path belong together below it.',
    message: ({ path, same }) => `The path ${path} is the same as ${same}.`,
    hint: () => 'put the operations of both below one path',
  }),
  'openapi/server-default-not-in-enum': defineDiagnostic<{ name: string; value: string }>({
    severity: 'warning',
    explanation: 'The default value of a server variable is not one of its allowed values.',
    message: ({ value }) => `The default ${value} is not among the allowed values.`,
  }),
  'openapi/several-bodies': defineDiagnostic<{ hasForm: boolean }>({
    severity: 'warning',
    explanation:
      'An operation of Swagger 2.0 has several parameters in body, or one beside those of a form. A request has one body.',
    message: ({ hasForm }) =>
      hasForm
        ? 'The operation has parameters in body and in formData, which exclude each other.'
        : 'The operation has several parameters in body.',
    hint: () => 'describe the whole body by one schema, or by parameters in formData',
  }),
  'openapi/type-not-allowed': defineDiagnostic<{ type: string; allowed: readonly string[] }>({
    severity: 'warning',
    explanation:
      'A parameter outside a body, a header or `items` of Swagger 2.0 has a type that only schemas may have.',
    message: ({ type, allowed }) => `type is ${type}, but must be one of ${allowed.join(', ')}.`,
  }),
  'openapi/unbalanced-brace': defineDiagnostic<{ path: string }>({
    severity: 'warning',
    explanation: 'A path has an opening brace without a closing one, or the reverse.',
    message: ({ path }) => `${path} has an unbalanced brace.`,
  }),
  'openapi/undeclared-path-parameter': defineDiagnostic<{ name: string; path: string }>({
    severity: 'warning',
    explanation: 'A path has a placeholder in braces that no parameter describes.',
    message: ({ name, path }) => `The placeholder {${name}} of ${path} has no parameter.`,
    hint: ({ name }) => `add a parameter with name: ${name} and in: path`,
  }),
  'openapi/undeclared-server-variable': defineDiagnostic<{ name: string; url: string }>({
    severity: 'warning',
    explanation:
      'The URL of a server has a placeholder in braces that its `variables` do not declare, so that readers cannot fill it in.',
    message: ({ name, url }) => `The placeholder {${name}} of ${url} has no variable.`,
    hint: ({ name }) => `add ${name} to the variables of the server, with a default`,
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
  'openapi/ungrouped-tag': defineDiagnostic<{ tag: string }>({
    severity: 'warning',
    explanation:
      'There are tag groups, but a tag is in none of them. It is shown in a last group "Other".',
    message: ({ tag }) => `The tag ${tag} is in no group of x-tagGroups.`,
  }),
  'openapi/unknown-key': defineDiagnostic<{ key: string; within: string }>({
    severity: 'error',
    explanation:
      'An object has a field that does not belong to it, often because it is misspelt. It is a warning where no field with a similar name is known.',
    message: ({ key, within }) => `${key} is not a field of ${within}.`,
    hint: () => 'your own fields begin with x-',
  }),
  'openapi/unknown-mapping': defineDiagnostic<{ schema: string }>({
    severity: 'warning',
    explanation: 'The mapping of a discriminator names a schema that does not exist.',
    message: ({ schema }) => `The reference ${schema} cannot be resolved.`,
  }),
  'openapi/unknown-operation': defineDiagnostic<{ operationId: string }>({
    severity: 'warning',
    explanation:
      'A link of a response names an operation that the description does not have. The link is shown, but leads nowhere.',
    message: ({ operationId }) => `The description has no operation ${operationId}.`,
  }),
  'openapi/unknown-parent-tag': defineDiagnostic<{ tag: string; parent: string }>({
    severity: 'warning',
    explanation:
      'The `parent` of a tag (3.2) is not in the list `tags`. The tag is shown without a parent.',
    message: ({ tag, parent }) =>
      `The tag ${tag} names the parent ${parent}, which does not exist.`,
  }),
  'openapi/unknown-required-property': defineDiagnostic<{ name: string }>({
    severity: 'warning',
    explanation: 'A schema requires a property that it does not describe.',
    message: ({ name }) => `The required property ${name} is not among the properties.`,
  }),
  'openapi/unknown-scope': defineDiagnostic<{ scope: string; scheme: string }>({
    severity: 'warning',
    explanation:
      'A security requirement asks for a scope that no flow of the scheme names, so readers do not learn what it allows. The warning is at the first requirement that asks for it.',
    message: ({ scope, scheme }) => `The flows of ${scheme} have no scope ${scope}.`,
  }),
  'openapi/unknown-security-scheme': defineDiagnostic<{ scheme: string }>({
    severity: 'error',
    explanation: 'A security requirement names a scheme that `components.securitySchemes` lacks.',
    message: ({ scheme }) => `The security scheme ${scheme} is not declared.`,
  }),
  'openapi/unknown-tag': defineDiagnostic<{ tag: string; group: string }>({
    severity: 'warning',
    explanation: 'A group of `x-tagGroups` lists a tag that neither `tags` nor an operation has.',
    message: ({ tag, group }) => `The group ${group} lists the tag ${tag}, which does not exist.`,
  }),
  'openapi/unknown-type': defineDiagnostic<{ type: string }>({
    severity: 'warning',
    explanation:
      'A schema has a type that JSON Schema does not know. The types are string, number, integer, boolean, object, array and, from OpenAPI 3.1 on, null.',
    message: ({ type }) => `${type} is not a type of JSON Schema.`,
  }),
  'openapi/unresolved-operation-reference': defineDiagnostic<{ reference: string }>({
    severity: 'warning',
    explanation: 'The `operationRef` of a link points to nothing in the description.',
    message: ({ reference }) => `The reference ${reference} cannot be resolved.`,
  }),
  'openapi/unsafe-url': defineDiagnostic<{ field: string; scheme: string }>({
    severity: 'warning',
    explanation:
      'A URL of the description, such as that of a server, the license or external documentation, has a scheme that pages do not link to. `javascript:`, for example, would run a script. The URL is shown as text.',
    message: ({ field, scheme }) => `${field} has the scheme ${scheme}, so it is not linked.`,
    hint: () => 'write an address that begins with https://',
  }),
  'openapi/unused-path-parameter': defineDiagnostic<{ name: string; path: string }>({
    severity: 'warning',
    explanation:
      'A parameter is declared as part of the path, but the path has no such placeholder.',
    message: ({ name, path }) =>
      `The path parameter ${name} has no placeholder {${name}} in ${path}.`,
  }),
  'openapi/unused-server-variable': defineDiagnostic<{ name: string; url: string }>({
    severity: 'warning',
    explanation: 'A server declares a variable that its URL has no placeholder for.',
    message: ({ name, url }) =>
      `The server variable ${name} has no placeholder {${name}} in ${url}.`,
  }),
  'openapi/wrong-type': defineDiagnostic<{ key: string; wanted: string }>({
    severity: 'error',
    explanation:
      'A field is not the object or list that the specification requires, so it cannot be shown. It is a warning for contacts, licenses, examples and other details.',
    message: ({ key, wanted }) => `${key} must be ${wanted}.`,
  }),
};
