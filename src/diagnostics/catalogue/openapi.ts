import { defineDiagnostic } from '../define.js';

/** Diagnostics about reading API descriptions, and those of the validator. `openapi-rules` has those of the rules. */
export const openapiDiagnostics = {
  'openapi/syntax': defineDiagnostic<{ problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'The API description is not valid YAML or JSON, so none of it can be shown.',
    message: ({ problem }) => `The API description cannot be read: ${problem}`,
  }),
  'openapi/duplicate-key': defineDiagnostic<{ key: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'A mapping has the same key twice. YAML forbids it, and one of the two values would be lost.',
    message: ({ key }) => `The key ${key} occurs here twice.`,
    hint: () => 'rename or remove one of them',
  }),
  'openapi/tab': defineDiagnostic({
    severity: 'error',
    isFatal: true,
    explanation: 'YAML is indented with spaces only.',
    message: () => 'A tab is used for indentation, which YAML does not allow.',
    hint: () => 'indent with spaces',
  }),
  'openapi/unknown-anchor': defineDiagnostic<{ anchor: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'A YAML alias (`*name`) needs an anchor (`&name`) before it in the same file.',
    message: ({ anchor }) => `The alias *${anchor} has no anchor &${anchor} before it.`,
    hint: () => 'put text that begins with * in quotes',
  }),
  'openapi/not-a-description': defineDiagnostic<{ isEmpty: boolean }>({
    severity: 'error',
    isFatal: true,
    explanation: 'The file is valid YAML or JSON, but not an OpenAPI description.',
    message: ({ isEmpty }) =>
      isEmpty
        ? 'This is not an OpenAPI description: the file is empty.'
        : 'This is not an OpenAPI description: the field openapi is missing.',
    hint: () => 'begin with `openapi: 3.1.0`, `info` and `paths`',
  }),
  'openapi/unsupported-version': defineDiagnostic<{ version: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'docsgen reads Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2.',
    message: ({ version }) =>
      `${version} is not supported: docsgen reads Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2.`,
  }),
  'openapi/remote-reference': defineDiagnostic<{ reference: string }>({
    severity: 'error',
    explanation:
      'References may point only to files of the site, or to hosts that `openapi.allowHosts` names. Nothing else is fetched, and no other URL is opened.',
    message: ({ reference }) => `The reference ${reference} points outside the site's files.`,
    hint: () =>
      'save the file beside the description and refer to it by a relative path, or name its host in openapi.allowHosts',
  }),
  'openapi/unreachable-reference': defineDiagnostic<{ reference: string; reason: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'A file on a host of `openapi.allowHosts` could not be fetched within 10 seconds, or is larger than 20 MB.',
    message: ({ reference, reason }) =>
      `The reference ${reference} could not be fetched: ${reason}.`,
  }),
  'openapi/outside-reference': defineDiagnostic<{ reference: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      "A reference points to a file outside the site's folder, directly or through a symbolic link. Such files are read only where `fs.allow` lists them.",
    message: ({ reference }) =>
      `The reference ${reference} points to a file outside the site's folder.`,
    hint: () => "move the file into the site's folder, or list it or its folder in `fs.allow`",
  }),
  'openapi/missing-file': defineDiagnostic<{ reference: string }>({
    severity: 'error',
    explanation: 'A reference points to a file that does not exist or cannot be read.',
    message: ({ reference }) => `The reference ${reference} points to a file that does not exist.`,
  }),
  'openapi/unresolved-reference': defineDiagnostic<{ reference: string }>({
    severity: 'error',
    explanation: 'A `$ref` points to something that does not exist.',
    message: ({ reference }) => `The reference ${reference} cannot be resolved.`,
  }),
  'openapi/endless-reference': defineDiagnostic<{ reference: string }>({
    severity: 'error',
    explanation:
      'References refer to each other in a loop, and none of them leads to a value. A schema that contains itself is no such loop.',
    message: ({ reference }) => `The reference ${reference} is circular.`,
  }),
  'openapi/wrong-reference': defineDiagnostic<{ reference: string; found: string; wanted: string }>(
    {
      severity: 'error',
      explanation: 'A `$ref` points to an object of another kind than the place needs.',
      message: ({ reference, found, wanted }) =>
        `The reference ${reference} leads to ${found}, but ${wanted} belongs here.`,
    },
  ),
  'openapi/too-complex': defineDiagnostic<{ reason: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'docsgen stopped because reading the description took too long, or because shared parts would fill far more pages than it has text. The usual reason is references that fan out or form loops.',
    message: ({ reason }) => `The check of the API description was stopped: ${reason}.`,
    hint: () =>
      'look for references into the middle of other schemas, and name those parts instead',
  }),
  'openapi/not-validated': defineDiagnostic<{ reason: string }>({
    severity: 'warning',
    explanation:
      'The description could not be checked against the OpenAPI specification; the other checks were made.',
    message: ({ reason }) => `The description was not checked against the specification: ${reason}`,
  }),
  'openapi/missing-field': defineDiagnostic<{ field: string; within: string }>({
    severity: 'warning',
    explanation: 'A field that the OpenAPI specification requires is missing.',
    message: ({ field, within }) => `${within} needs the field ${field}.`,
  }),
  'openapi/unexpected-field': defineDiagnostic<{ key: string; within: string }>({
    severity: 'error',
    explanation:
      'An object has a field that the specification does not allow. It is a warning where no field with a similar name is known.',
    message: ({ key, within }) => `${key} is not a field of ${within}.`,
    hint: () => 'your own fields begin with x-',
  }),
  'openapi/exclusive-fields': defineDiagnostic<{
    key: string;
    fields: readonly [string, string] | undefined;
  }>({
    severity: 'warning',
    explanation:
      'An object has two fields that exclude each other, such as `example` and `examples`.',
    message: ({ key, fields }) =>
      fields
        ? `${key} has both ${fields[0]} and ${fields[1]}, which exclude each other.`
        : `${key} has fields that exclude each other.`,
  }),
  'openapi/value-not-allowed': defineDiagnostic<{
    key: string;
    value: string;
    allowed: readonly string[];
  }>({
    severity: 'warning',
    explanation:
      'A value is not among those that the specification allows. It is an error for the place of a parameter and for a type, without which nothing can be shown.',
    message: ({ key, value, allowed }) =>
      `${key} is ${value}, but must be one of ${allowed.join(', ')}.`,
  }),
  'openapi/newer-value': defineDiagnostic<{ key: string; value: string; format: string }>({
    severity: 'warning',
    explanation: 'A value belongs to another version of OpenAPI than the description names.',
    message: ({ key, value, format }) => `${key} is ${value}, which ${format} does not have.`,
  }),
  'openapi/inconsistent-fields': defineDiagnostic<{ object: string; field: string; value: string }>(
    {
      severity: 'warning',
      explanation:
        'The fields of an object do not match the field that says what it is, such as the `type` of a security scheme.',
      message: ({ object, field, value }) =>
        `${object} with ${field}: ${value} lacks fields, or has fields of another kind.`,
    },
  ),
  'openapi/invalid-value': defineDiagnostic<{ key: string; problem: string }>({
    severity: 'warning',
    explanation: 'The specification does not allow a value. It is shown as it is written.',
    message: ({ key, problem }) => `${key} ${problem}.`,
  }),
  'openapi/invalid': defineDiagnostic<{ problem: string }>({
    severity: 'warning',
    explanation: 'The description breaks a rule of the OpenAPI specification.',
    message: ({ problem }) => problem,
  }),
};
