import { asObject, type RawObject } from '../json-schema/json.js';
import { operationPaths } from '../openapi/index.js';
import { parseYaml } from '../yaml/parse-yaml.js';
import type { FoundDescription } from './read-description.js';

/**
 * Returns a section of Markdown with the request of an operation that readers can call first: one that reads and needs no
 * id, if there is one. Empty for a description without named operations.
 */
export function firstCall(description: FoundDescription): string {
  const operations = operationPaths(parsed(description)).flatMap(({ method, path, node }) => {
    const id = String(node.operationId ?? '');
    // The path of a webhook is its name.
    return path.startsWith('/') && /^[\w.-]+$/.test(id) ? [{ id, method, path }] : [];
  });
  const first =
    operations.find(({ method, path }) => method === 'GET' && !path.includes('{')) ?? operations[0];
  return first === undefined
    ? ''
    : `## The first call

::operation[${first.id}]

[Its page](op:${first.id}) has every parameter, and a form for requests.

`;
}

/** A file with mistakes gives an empty description; the first build reports them. */
function parsed({ text, extension }: FoundDescription): RawObject {
  try {
    return asObject(extension === 'json' ? JSON.parse(text) : parseYaml(text).toJS());
  } catch {
    return {};
  }
}
