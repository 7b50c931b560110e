import type { OutputFile } from '../../../files/output-file.js';
import { decodeUriPart } from '../../../url/decode-uri-part.js';
import { generalHeaders, type HostRules, specialRules } from './host-rules.js';

/**
 * Creates `staticwebapp.config.json` (Azure Static Web Apps). Of its routes only the first that matches applies, so
 * redirects come first.
 */
export function azureFiles(rules: HostRules): readonly OutputFile[] {
  const { baseUrl, trailingSlash, redirects } = rules;
  const configuration = {
    trailingSlash: trailingSlash ? 'always' : 'never',
    globalHeaders: Object.fromEntries(generalHeaders(rules)),
    routes: [
      ...redirects.map(({ from, to }) => ({
        route: decodeUriPart(from),
        redirect: to,
        statusCode: 301,
      })),
      ...specialRules(rules).map(({ pattern, headers }) => ({
        route: pattern.replace(/\*\.(\w+)$/, '*.{$1}'),
        headers: Object.fromEntries(headers),
      })),
    ],
    responseOverrides: { 404: { rewrite: `${baseUrl}404.html` } },
    mimeTypes: { '.md': 'text/markdown; charset=utf-8' },
  };
  const contents = `${JSON.stringify(configuration, null, 2)}\n`;
  return [{ path: 'staticwebapp.config.json', contents }];
}
