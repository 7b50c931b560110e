/** What `docsgen/theme` exports: the types of the data that theme components receive. */
export type { Message, MessageKey, Messages } from '../i18n/message.js';
export type { Direction } from '../json-schema/direction.js';
export type { Json, JsonObject } from '../json-schema/json.js';
export type { HighlightedCode } from '../openapi/api/example.js';
export type { BoxedValue } from '../openapi/api/schema.js';
export type { SampleId } from '../request/code-samples/index.js';
export type * from './page-props/blog-content.js';
export type * from './page-props/body.js';
export type * from './page-props/chrome.js';
export type * from './page-props/exchange-view.js';
export type * from './page-props/operation-summary.js';
export type * from './page-props/operation-view.js';
export type * from './page-props/page.js';
export type * from './page-props/page-link.js';
export type * from './page-props/reference-content.js';
export type * from './page-props/schema-content.js';
export type * from './page-props/schema-view.js';
export type * from './page-props/service-view.js';
export type * from './page-props/untranslated.js';
export type {
  CodeSlotProps,
  OperationSlotProps,
  SlotName,
  SlotProps,
  SlotPropsOf,
} from './slots.js';
