import { script, secretInTemplate } from './javascript.js';
import type { PrintedRequest } from './parts.js';

/** A module for Node.js 20 and later that a strict compiler accepts. */
export function toTypeScript(request: PrintedRequest): string {
  return script(request, 'const response: Response', secretInTemplate);
}
