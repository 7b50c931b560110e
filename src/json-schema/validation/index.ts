export { violationCauses } from './causes.js';
export { checkSchema, type ValidationContext } from './check-schema.js';
export { matchesFormat } from './formats.js';
export { SchemaValidator } from './schema-validator.js';
export { rootPosition, type Violation } from './violation.js';
export { violationMessage } from './violation-message.js';
