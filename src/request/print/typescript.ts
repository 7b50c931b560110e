import type { HttpRequest } from '../http-request.js';
import { script, secretInTemplate } from './javascript.js';

/** A module for Node.js 20 and later that a strict compiler accepts. */
export function toTypeScript(request: HttpRequest): string {
  return script(request, 'const response: Response', secretInTemplate);
}
