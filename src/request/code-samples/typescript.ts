import { fetchScript, secretInTemplate } from './javascript.js';
import type { PrintedRequest } from './parts.js';

/** Prints a module for Node.js 20 and later that compiles in strict mode. */
export function toTypeScript(request: PrintedRequest): string {
  return fetchScript(request, secretInTemplate);
}
