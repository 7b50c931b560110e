import { describing, doneResponses } from './description.js';

/** Property names that JavaScript objects inherit. */
export const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'];

/** A description in which everything has this name. */
export function named(name: string): string {
  const key = JSON.stringify(name);
  const schema = { $ref: `#/components/schemas/${name}` };
  const operation = {
    operationId: name,
    tags: [name],
    parameters: [{ name, in: 'query', schema }],
    responses: doneResponses,
  };
  // Built as text, because `__proto__` in an object literal sets the prototype.
  return describing({ '/start': { get: operation } }).replace(
    '"schemas":{}',
    `"schemas":{${key}:{"type":"object","required":[${key}],"properties":{${key}:{"type":"string"}}}}`,
  );
}
