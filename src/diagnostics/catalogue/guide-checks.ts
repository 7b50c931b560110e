import { defineDiagnostic } from '../define.js';

/** Diagnostics about requests and responses in documents that contradict the API description. */
export const guideCheckDiagnostics = {
  'guide/unknown-operation': defineDiagnostic<{ name: string }>({
    severity: 'error',
    explanation:
      'A code block names an operation (`operation=createPrice`) that the API description does not have. `operation=none` says that a block is unrelated to the API.',
    message: ({ name }) => `The API description has no operation ${name}.`,
  }),
  'guide/ambiguous-operation': defineDiagnostic<{ name: string; ids: readonly string[] }>({
    severity: 'error',
    explanation:
      'A code block names an operation that several API descriptions of the site have. The `id` of one goes before it: `operation=billing:createPrice`.',
    message: ({ name, ids }) =>
      `There is an operation ${name} in ${ids.slice(0, -1).join(', ')} and ${ids.at(-1)}.`,
  }),
  'guide/block-attribute': defineDiagnostic<{ name: string; value: string; problem: string }>({
    severity: 'error',
    explanation:
      'A code block has an attribute with an unusable value: `body` is `request` or `response`, `status` a status such as `201`.',
    message: ({ name, value, problem }) => `${name}=${value} ${problem}.`,
  }),
  'guide/unknown-path': defineDiagnostic<{ method: string; path: string }>({
    severity: 'error',
    explanation:
      'A code block shows a request to a path of the API that no operation of the description has.',
    message: ({ method, path }) => `The API description has no operation ${method} ${path}.`,
  }),
  'guide/unknown-method': defineDiagnostic<{
    method: string;
    path: string;
    methods: readonly string[];
  }>({
    severity: 'error',
    explanation:
      'A code block shows a request to a path of the API with a method that the description does not have there.',
    message: ({ method, path, methods }) =>
      `${path} has no operation ${method} in the API description, only ${methods.join(', ')}.`,
  }),
  'guide/other-operation': defineDiagnostic<{ request: string; operation: string }>({
    severity: 'error',
    explanation:
      'A code block names one operation and shows a request that belongs to another operation of the API description.',
    message: ({ request, operation }) => `${request} is not the operation ${operation}.`,
  }),
  'guide/unknown-parameter': defineDiagnostic<{ name: string; operation: string }>({
    severity: 'error',
    explanation:
      'A request in a code block has a query parameter that its operation does not describe.',
    message: ({ name, operation }) => `${operation} has no query parameter ${name}.`,
  }),
  'guide/missing-parameter': defineDiagnostic<{ name: string; in: string; operation: string }>({
    severity: 'error',
    explanation: 'A request in a code block lacks a parameter that its operation requires.',
    message: ({ name, in: where, operation }) =>
      `${operation} requires the ${where} parameter ${name}.`,
  }),
  'guide/invalid-parameter': defineDiagnostic<{ name: string; in: string; problem: string }>({
    severity: 'error',
    explanation:
      'A parameter of a request in a code block does not fit its schema. Placeholders such as `{id}` and `$ID` fit everything.',
    message: ({ name, in: where, problem }) => `The ${where} parameter ${name} ${problem}.`,
  }),
  'guide/missing-body': defineDiagnostic<{ operation: string }>({
    severity: 'error',
    explanation: 'A request in a code block lacks the body that its operation requires.',
    message: ({ operation }) => `${operation} requires a body.`,
  }),
  'guide/unexpected-body': defineDiagnostic<{ what: string }>({
    severity: 'error',
    explanation:
      'A code block shows a body where the API description has none: in a request or a response without content.',
    message: ({ what }) => `${what} has no body in the API description.`,
  }),
  'guide/unknown-media-type': defineDiagnostic<{
    type: string;
    what: string;
    types: readonly string[];
  }>({
    severity: 'error',
    explanation:
      'The body of a request or a response in a code block has a media type that the description does not list. curl sends `application/x-www-form-urlencoded` where no header says otherwise.',
    message: ({ type, what, types }) => `${what} is ${types.join(' or ')}, not ${type}.`,
  }),
  'guide/unknown-status': defineDiagnostic<{ status: string; operation: string }>({
    severity: 'error',
    explanation:
      'A code block shows a response with a status that its operation does not describe.',
    message: ({ status, operation }) => `${operation} has no response ${status}.`,
  }),
  'guide/invalid-json': defineDiagnostic<{ problem: string }>({
    severity: 'error',
    explanation:
      'A code block that shows a body of the API is not valid JSON: it has comments, an ellipsis or an extra comma. It is a warning where the block does not name its operation itself.',
    message: ({ problem }) => `This is not valid JSON: ${problem}.`,
  }),
  'guide/missing-field': defineDiagnostic<{ field: string }>({
    severity: 'error',
    explanation: 'A body in a code block lacks a field that its schema requires.',
    message: ({ field }) => `The field ${field} is missing.`,
  }),
  'guide/unknown-field': defineDiagnostic<{ field: string }>({
    severity: 'error',
    explanation:
      'A body in a code block has a field that its schema does not have. It is a warning where the schema allows fields that it does not list.',
    message: ({ field }) => `The schema has no field ${field}.`,
  }),
  'guide/wrong-direction': defineDiagnostic<{ field: string; mark: 'readOnly' | 'writeOnly' }>({
    severity: 'warning',
    explanation:
      'A body in a code block has a read-only field in a request, or a write-only field in a response.',
    message: ({ field, mark }) =>
      mark === 'readOnly'
        ? `The field ${field} is read-only; requests do not have it.`
        : `The field ${field} is write-only; responses do not have it.`,
  }),
  'guide/invalid-value': defineDiagnostic<{ field: string; problem: string }>({
    severity: 'error',
    explanation: 'A value in a body that a code block shows does not fit its schema.',
    message: ({ field, problem }) =>
      field === '' ? `The body ${problem}.` : `The field ${field} ${problem}.`,
  }),
};
