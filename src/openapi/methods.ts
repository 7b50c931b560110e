/** HTTP methods with a field in a path item, up to OpenAPI 3.2. */
export const methods = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
];
