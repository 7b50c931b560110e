import { validate } from '@readme/openapi-parser';
import { errorMessage } from '../../diagnostics/error-message.js';
import { serveTasks } from '../../workers/serve-tasks.js';
import type { ValidationTasks } from './parser.js';

/**
 * Rules of the parser that do not count as errors, because docsgen has a rule for each that sees
 * through references.
 */
const ownRules = [
  'array-without-items',
  'duplicate-non-request-body-parameters',
  'duplicate-operation-id',
  'non-optional-path-parameters',
  'path-parameters-not-in-parameters',
  'path-parameters-not-in-path',
  'unknown-required-schema-property',
];

const warnings = Object.fromEntries(ownRules.map((rule) => [rule, 'warning' as const]));
const options = {
  resolve: { external: false },
  dereference: { circular: 'ignore' },
  validate: { errors: { colorize: false }, rules: { openapi: warnings, swagger: warnings } },
} as const;

// A second safeguard, although references were checked before.
globalThis.fetch = () => Promise.reject(new Error('the network is not used'));

serveTasks<ValidationTasks>({
  validate:
    async () =>
    async ([document], begin) => {
      begin();
      return errorMessages(document);
    },
});

async function errorMessages(document: unknown): Promise<readonly string[]> {
  try {
    const result = await validate(document as Parameters<typeof validate>[0], options);
    return 'errors' in result ? result.errors.map(({ message }) => message) : [];
  } catch (error) {
    // Some errors of the parser cannot be sent to another thread.
    throw new Error(errorMessage(error));
  }
}
