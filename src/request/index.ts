/**
 * Request serializer: makes the HTTP request, the curl command and the samples in every language
 * from an operation's shape and a reader's values. It runs in browsers and in Node.js and has no
 * dependencies.
 */
export {
  alternativeSchemas,
  appliedSchemas,
  conditionalSchemas,
  type PossibleSubschemas,
} from '../json-schema/applied-schemas.js';
export { isAbsent } from '../json-schema/direction.js';
export { asJsonList, isJsonObject, textOrJson } from '../json-schema/json.js';
export { matchesPattern } from '../json-schema/pattern/index.js';
export { schemaName } from '../json-schema/references.js';
export { completeValue, createSchemaSampler } from '../json-schema/sample/index.js';
export { SchemaValidator, type Violation } from '../json-schema/validation/index.js';
export { nameWords } from '../text/words.js';
export { formText, sequenceText } from './body/body-text.js';
export { isPositional } from './body/multipart.js';
export { languageNames, printRequest } from './code-samples/index.js';
export { withJsonInShell } from './code-samples/json-in-shell.js';
export { inDisplayOrder } from './display-order.js';
export { type FetchRequest, toFetch } from './fetch-request.js';
export type {
  HttpBody,
  HttpField,
  HttpPart,
  HttpRequest,
  Secret,
  SecretText,
} from './http-request.js';
export { initialBody, initialValues } from './initial-values.js';
export { isJson, parseExactly, parseForForm, parseForStyle } from './json.js';
export { makeRequest } from './make-request.js';
export {
  acceptedType,
  isFileRange,
  mediaTypeEssence,
  mediaTypeNotation,
  type Notation,
} from './media-type.js';
export { encodingShape, operationShape } from './operation-shape.js';
export { encodeUrl } from './percent.js';
export { isOwnHost, placeholderHost } from './placeholder-host.js';
export { type RefusalReason, RequestError } from './request-error.js';
export { withFirstFields } from './sample-values.js';
export { defaultServerUrl, serverUrl } from './server-url.js';
export type {
  BodyShape,
  EncodingShape,
  ExampleShape,
  ParameterLocation,
  ParameterShape,
  RequestFile,
  RequestShape,
  ResponseHeaderShape,
  ResponseShape,
  SchemeShape,
  ServerShape,
  StyleShape,
} from './shape.js';
export { cookiePairs } from './styles/cookie.js';
export { headerText } from './styles/header.js';
export { pathText } from './styles/path.js';
export { queryPairs } from './styles/query.js';
export { wholeQuery } from './styles/whole-query.js';
export type {
  BodyValue,
  Credential,
  Credentials,
  FieldValue,
  FileValue,
  ParameterValue,
  RequestValues,
  ServerValues,
} from './values.js';
