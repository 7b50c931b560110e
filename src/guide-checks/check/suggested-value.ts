import { suggest } from '../../diagnostics/index.js';
import type { Violation } from '../../json-schema/validation/index.js';

/** Returns a hint with the closest allowed value. */
export function suggestedValue({ keyword, limit, value }: Violation): string | undefined {
  if (keyword !== 'enum' || typeof value !== 'string' || !Array.isArray(limit)) return undefined;
  const near = suggest(
    value,
    limit.filter((one): one is string => typeof one === 'string'),
  );
  return near === undefined ? undefined : `did you mean ${JSON.stringify(near)}?`;
}
