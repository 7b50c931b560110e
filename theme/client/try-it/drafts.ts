import type { RequestShape, RequestValues } from 'docsgen/request';
import { removeSecrets } from './secrets/values.js';

/** Prefix of the keys in `sessionStorage`, which has the drafts without secrets and files. */
const prefix = 'docsgen:try-it:draft:';

const drafts = new Map<string, RequestValues>();

/** Keeps the request that the reader composes, for when the form is opened again. */
export function keepDraft(url: string, shape: RequestShape, values: RequestValues): void {
  drafts.set(url, { ...values, credentials: { ...values.credentials, schemes: {} } });
  try {
    sessionStorage.setItem(
      prefix + url,
      JSON.stringify(withoutFiles(removeSecrets(shape, values))),
    );
  } catch {
    // Storage is refused or full: keep it in memory only.
  }
}

/** The request that the reader has composed for an operation in this tab. */
export function loadDraft(url: string): RequestValues | undefined {
  const known = drafts.get(url);
  if (known) return known;
  try {
    const stored: Partial<RequestValues> | null = JSON.parse(
      sessionStorage.getItem(prefix + url) ?? 'null',
    );
    if (!stored?.server || !stored.parameters || !stored.credentials) return undefined;
    const { server, parameters, body, credentials } = stored;
    return { server, parameters, body, credentials };
  } catch {
    return undefined;
  }
}

/** The contents of files cannot be stored; their names stay. */
function withoutFiles(values: RequestValues): RequestValues {
  const { body } = values;
  if (body?.kind === 'file')
    return { ...values, body: { ...body, file: { name: body.file.name } } };
  if (body?.kind !== 'fields') return values;
  const fields = body.fields.map((field) =>
    'file' in field ? { ...field, file: { name: field.file.name } } : field,
  );
  return { ...values, body: { ...body, fields } };
}
