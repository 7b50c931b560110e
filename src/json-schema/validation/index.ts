export { SchemaValidator } from './schema-validator.js';
export type { Violation } from './violation.js';
export { violationMessage } from './violation-message.js';
