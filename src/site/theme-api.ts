export * from '../content/doc.js';
export * from '../content/fragment.js';
export * from '../diagnostics/diagnostic.js';
export * from '../files/output-file.js';
export * from '../files/source-file.js';
export type { Message, MessageKey, Messages } from '../i18n/message.js';
export * from '../json-schema/direction.js';
export * from '../json-schema/json.js';
export * from '../json-schema/rounded-integers.js';
export * from '../openapi/api/api.js';
export { isVeryLarge } from '../openapi/api/description-size.js';
export * from '../openapi/api/example.js';
export * from '../openapi/api/media-type.js';
export * from '../openapi/api/operation.js';
export * from '../openapi/api/schema.js';
export * from '../openapi/api/security.js';
export * from '../openapi/api/server.js';
export * from '../request/code-samples/languages.js';
export * from '../search/search-record.js';
export * from './page-props/blog-content.js';
export * from './page-props/body.js';
export * from './page-props/chrome.js';
export * from './page-props/exchange-view.js';
export * from './page-props/operation-summary.js';
export * from './page-props/operation-view.js';
export * from './page-props/page.js';
export * from './page-props/page-link.js';
export * from './page-props/reference-content.js';
export * from './page-props/schema-content.js';
export * from './page-props/schema-view.js';
export * from './page-props/service-view.js';
export * from './page-props/untranslated.js';
export type {
  CodeSlotProps,
  OperationSlotProps,
  SlotName,
  SlotProps,
  SlotPropsOf,
} from './slots.js';
