import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { repository } from '../support/repository.js';

interface SchemaNode {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

interface Call {
  readonly operationId?: string;
  readonly responses?: Readonly<Record<string, unknown>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, SchemaNode>> };
}

export const descriptionText = readFileSync(path.join(repository, 'openapi/openapi.yaml'), 'utf8');

/** The showcase's API description, parsed independently of docsgen. */
export const description: Description = parse(descriptionText);

/** Every operation of the description; `createCustomer` has the slug `create-customer`. */
export const operations = Object.entries(description.paths).flatMap(([route, calls]) =>
  Object.entries(calls).flatMap(([method, { operationId, responses = {} }]) =>
    operationId === undefined
      ? []
      : [
          {
            method: method.toUpperCase(),
            path: route,
            slug: kebab(operationId),
            statuses: Object.keys(responses),
          },
        ],
  ),
);

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
