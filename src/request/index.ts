/**
 * One serializer: of an operation's shape and a reader's values it makes the request that is sent, the command
 * for the shell and the samples in every language. Runs in browsers and in Node alike, without dependencies.
 */
export type {
  HttpBody,
  HttpField,
  HttpPart,
  HttpRequest,
  Secret,
  SecretText,
} from './http-request.js';
export { RequestError } from './request-error.js';
export type {
  BodyShape,
  EncodingShape,
  ParameterPlace,
  ParameterShape,
  RequestFile,
  RequestShape,
  ResponseShape,
  SchemeShape,
  ServerShape,
  StyleShape,
} from './shape.js';
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
