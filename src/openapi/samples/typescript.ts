import { script, secretInTemplate } from './javascript.js';
import type { Answer, SampleRequest } from './sample-request.js';

/** A module for Node.js 20 and later that a strict compiler accepts. */
export function toTypeScript(request: SampleRequest, answer: Answer): string {
  return script(request, answer, 'const response: Response', secretInTemplate);
}
