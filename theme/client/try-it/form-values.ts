import type { RequestShape, RequestValues } from 'docsgen/request';
import { loadDraft } from './drafts.js';
import { securityName, withEnvironment, withShared } from './environments/apply.js';
import type { NamedEnvironment } from './environments/store.js';
import { shownExample } from './example-choice.js';
import type { FormLocation } from './form-location.js';
import { type FormState, initialFormValues, requestOrigin } from './form-state.js';
import { loadSecrets } from './secrets/secret-storage.js';
import { removeSecrets } from './secrets/values.js';

/** The values of the page's own samples. */
export function publishedValues(shape: RequestShape): RequestValues {
  return withEnvironment(shape, initialFormValues(shape));
}

/** Starts with the reader's own request, else with the example that the page shows. */
export function openingState(shape: RequestShape, { url, block }: FormLocation): FormState {
  const first = publishedValues(shape);
  const draft = loadDraft(url);
  const from = draft ?? shownExample(block, shape);
  const current = from ? withCurrent(shape, fitting(shape, from), first) : first;
  const values = withShared(shape, current);
  const schemes = loadSecrets(requestOrigin(shape, values));
  return { values: { ...values, credentials: { ...values.credentials, schemes } }, revision: 0 };
}

/** Omits what a changed description no longer has. */
function fitting(shape: RequestShape, values: RequestValues): RequestValues {
  const { body } = values;
  return body && !shape.bodies.some(({ type }) => type === body.type)
    ? { ...values, body: initialFormValues(shape).body }
    : values;
}

/** Values for the current server and its credentials. Secrets for another origin are removed. */
export function withCurrent(
  shape: RequestShape,
  values: RequestValues,
  { server, credentials }: RequestValues,
): RequestValues {
  const moved = { ...values, server, credentials };
  if (requestOrigin(shape, values) === requestOrigin(shape, moved)) return moved;
  return { ...removeSecrets(shape, moved), credentials };
}

/**
 * Secrets belong to one origin: choosing a server of a different origin removes them, and brings back the credentials
 * that the reader has entered for that origin.
 */
export function withoutForeignSecrets(
  shape: RequestShape,
  before: RequestValues,
  after: RequestValues,
): RequestValues {
  const origin = requestOrigin(shape, after);
  if (requestOrigin(shape, before) === origin) return after;
  const values = removeSecrets(shape, after);
  return { ...values, credentials: { ...values.credentials, schemes: loadSecrets(origin) } };
}

/** An environment with the server and the authentication of the form. */
export function newEnvironment(
  name: string,
  shape: RequestShape,
  values: RequestValues,
): NamedEnvironment {
  const { index, variables, url } = values.server;
  const described = shape.servers[index]?.url ?? '/';
  return {
    name,
    servers: [{ described, variables, ...(url === undefined ? {} : { url }) }],
    baseUrls: [],
    parameters: [],
    security: securityName(shape, values.credentials.alternative),
  };
}
