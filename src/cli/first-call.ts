import { asObject, type RawObject } from '../json-schema/json.js';
import { operationPaths } from '../openapi/index.js';
import { parseYaml } from '../yaml/parse-yaml.js';
import type { FoundDescription } from './read-description.js';

/**
 * Returns a section of Markdown with the request of an operation that readers can call first: one that reads and needs no
 * id, if there is one. Empty for a description without operations.
 */
export function firstCall(description: FoundDescription): string {
  const operations = operationPaths(parsed(description)).flatMap(({ method, path, node }) => {
    const name = String(node.operationId ?? `${method} ${path}`);
    // The path of a webhook is its name.
    return path.startsWith('/') && /^[\w .\-/{}]+$/.test(name) ? [{ name, method, path }] : [];
  });
  const first =
    operations.find(({ method, path }) => method === 'GET' && !path.includes('{')) ?? operations[0];
  if (first === undefined) return '';
  const link = first.name.includes(' ') ? `<op:${first.name}>` : `op:${first.name}`;
  return `## The first call

::operation[${first.name}]

[Its page](${link}) has every parameter, and a form for requests.

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
