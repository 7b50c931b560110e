import { describing, operationReturning } from './description.js';

/** References outside the site's folder, each with its diagnostic code. */
export const outsideReferences: Readonly<Record<string, string>> = {
  '../../secret.yaml': 'openapi/outside-reference',
  '/etc/passwd': 'openapi/outside-reference',
  'file:///etc/passwd': 'openapi/remote-reference',
  'FILE:///etc/passwd': 'openapi/remote-reference',
  'http://127.0.0.1:9/schema.json': 'openapi/remote-reference',
  'https://example.com/schema.json#/Planet': 'openapi/remote-reference',
  '//example.com/schema.json': 'openapi/remote-reference',
  '\\\\example.com\\share\\schema.json': 'openapi/remote-reference',
  'data:application/json,{}': 'openapi/remote-reference',
  'link.yaml': 'openapi/outside-reference',
  'folder-link/secret.yaml': 'openapi/outside-reference',
  '%2e%2e/%2e%2e/secret.yaml': 'openapi/outside-reference',
  'missing.yaml': 'openapi/missing-file',
};

export function referringTo(reference: string): string {
  return describing({ '/start': operationReturning({ $ref: reference }) });
}
