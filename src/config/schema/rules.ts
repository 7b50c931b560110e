import * as z from 'zod';
import { configurableCodes } from '../../diagnostics/index.js';

const setting = z.enum(['error', 'warn', 'ignore']);

/** Severities by the code of a diagnostic. */
export const rules = z.partialRecord(z.enum(configurableCodes), setting).default({});

/** Severities by the code of a diagnostic about an API description. */
export const descriptionRules = z
  .partialRecord(z.enum(configurableCodes.filter(isAboutDescription)), setting)
  .default({});

export function isAboutDescription(code: string): boolean {
  return code.startsWith('openapi/');
}
