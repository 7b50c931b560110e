/**
 * curl options that take a value, by how docsgen uses them; irrelevant ones are only skipped.
 * Source: the manual of curl 8.
 */
export const optionNames: Readonly<Record<string, CurlOption>> = {
  X: 'request',
  request: 'request',
  H: 'header',
  header: 'header',
  d: 'data',
  data: 'data',
  'data-ascii': 'data',
  'data-binary': 'data',
  'data-raw': 'data-raw',
  'data-urlencode': 'data-urlencode',
  json: 'json',
  F: 'form',
  form: 'form',
  'form-string': 'form',
  T: 'upload',
  'upload-file': 'upload',
  url: 'url',
  'url-query': 'url-query',
  ...Object.fromEntries(
    [
      ...'A b c C D e E h K m o P Q r t u U w x y Y z'.split(' '),
      ...'user-agent cookie cookie-jar dump-header referer cert key cacert capath config max-time'.split(
        ' ',
      ),
      ...'output quote range user proxy proxy-user write-out connect-timeout retry retry-delay'.split(
        ' ',
      ),
      ...'retry-max-time resolve interface limit-rate max-redirs oauth2-bearer aws-sigv4 ciphers'.split(
        ' ',
      ),
      ...'output-dir stderr trace trace-ascii unix-socket connect-to cert-type key-type pass'.split(
        ' ',
      ),
    ].map((name) => [name, 'skip' as const]),
  ),
};

export type CurlOption =
  | 'request'
  | 'header'
  | 'data'
  | 'data-raw'
  | 'data-urlencode'
  | 'json'
  | 'form'
  | 'upload'
  | 'url'
  | 'url-query'
  | 'skip';
