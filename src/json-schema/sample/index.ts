export { schemaAlternatives } from './alternatives.js';
export { completeValue } from './complete-value.js';
export type { Inheritance, Mark } from './sample-context.js';
export { createSchemaSampler } from './schema-sampler.js';
