import type { OutputFile } from '../../../files/output-file.js';
import { decodeUriPart } from '../../../url/decode-uri-part.js';
import {
  configurationFiles,
  contentTypes,
  generalHeaders,
  type HostRules,
  specialRules,
} from './host-rules.js';

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
      ...configurationFiles.map((name) => ({ route: baseUrl + name, statusCode: 404 })),
      ...redirects.flatMap(({ from, to }) =>
        spellings(from).map((route) => ({ route, redirect: to, statusCode: 301 })),
      ),
      ...specialRules(rules).map(({ pattern, headers }) => ({
        route: pattern.replace(/\*\.(\w+)$/, '*.{$1}'),
        headers: Object.fromEntries(headers),
      })),
    ],
    responseOverrides: { 404: { rewrite: `${baseUrl}404.html` } },
    mimeTypes: Object.fromEntries(
      Object.entries(contentTypes).map(([ending, type]) => [`.${ending}`, type]),
    ),
  };
  const contents = `${JSON.stringify(configuration, null, 2)}\n`;
  return [{ path: 'staticwebapp.config.json', contents }];
}

/** The documentation leaves open whether a route is decoded. The emulator (swa) compares it with the path as requested. */
function spellings(path: string): readonly string[] {
  return [...new Set([path, decodeUriPart(path)])];
}
