/** The methods that have a field of their own in a path item, up to OpenAPI 3.2. */
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
