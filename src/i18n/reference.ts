import { exchange } from './reference/exchange.js';
import { limits } from './reference/limits.js';
import { operation } from './reference/operation.js';
import { pages } from './reference/pages.js';
import { rules } from './reference/rules.js';
import { schema } from './reference/schema.js';
import { security } from './reference/security.js';
import { service } from './reference/service.js';
import { types } from './reference/types.js';

/** What the API reference says. The words of the description itself are not translated. */
export const reference = {
  ...pages,
  ...operation,
  ...schema,
  ...rules,
  ...types,
  ...limits,
  ...security,
  ...service,
  ...exchange,
};
