export { stringViolations } from './check-scalar.js';
export { checkSchema, type ValidationContext } from './check-schema.js';
export { isEqualJson } from './equal.js';
export { createMatcher } from './matcher.js';
export { SchemaValidator } from './schema-validator.js';
export { rootPosition, type Violation } from './violation.js';
export { violationCauses } from './violation-causes.js';
export { violationMessage } from './violation-message.js';
