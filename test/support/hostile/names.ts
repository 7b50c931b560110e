import { answers, describing } from './description.js';

/** Names that objects of JavaScript have of themselves. */
export const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'];

/** A description in which everything has this name. */
export function named(name: string): string {
  const key = JSON.stringify(name);
  const schema = { $ref: `#/components/schemas/${name}` };
  const operation = {
    operationId: name,
    tags: [name],
    parameters: [{ name, in: 'query', schema }],
    responses: answers,
  };
  // As text, since an object takes `__proto__` for something else.
  return describing({ '/start': { get: operation } }).replace(
    '"schemas":{}',
    `"schemas":{${key}:{"type":"object","required":[${key}],"properties":{${key}:{"type":"string"}}}}`,
  );
}
