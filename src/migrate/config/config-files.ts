import type { MigratedFile } from '../migrated-file.js';
import { currentYear } from '../read/expression-reader.js';

const configFile = 'docsgen.config.ts';

/** File of a long list of redirects. A site of another tool can have a `redirects.json` of its own. */
const redirectsFile = 'docsgen.redirects.json';

/** Longest list of redirects in the configuration itself. */
const maxListLength = 20;

/** Widest line of a list or object on one line. */
const maxWidth = 90;

/** Whether a file of the new site is one of the configuration. */
export function isConfigFile(path: string): boolean {
  return path === configFile || path === redirectsFile;
}

/** Returns the files of the configuration: long lists of redirects have one of their own. */
export function configFiles(config: Readonly<Record<string, unknown>>): MigratedFile[] {
  const { redirects, ...rest } = config;
  const opening = "import { defineConfig } from 'docsgen';\n";
  if (!Array.isArray(redirects) || redirects.length <= maxListLength) {
    const text = `${opening}\nexport default defineConfig(${printValue(config, '')});\n`;
    return [{ path: configFile, text }];
  }
  const closing = printValue(rest, '')
    .replace(/^\{\}$/, '{\n}')
    .replace(/\}$/, '  redirects,\n}');
  const text = [
    `${opening}import redirects from './${redirectsFile}' with { type: 'json' };`,
    '',
    `export default defineConfig(${closing});`,
    '',
  ].join('\n');
  const list = redirects.map((one) => `  ${JSON.stringify(one)}`).join(',\n');
  return [
    { path: configFile, text },
    { path: redirectsFile, text: `[\n${list}\n]\n` },
  ];
}

/** Writes a value as a TypeScript literal. */
function printValue(value: unknown, indent: string): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((one) => printValue(one, inner))
    : Object.entries(value).map(([key, one]) => `${keyText(key)}: ${printValue(one, inner)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (items.length === 0) return open + close;
  const pad = isList ? '' : ' ';
  const line = `${open}${pad}${items.join(', ')}${pad}${close}`;
  const isShort = indent !== '' && !line.includes('\n') && indent.length + line.length <= maxWidth;
  if (isShort) return line;
  return `${open}\n${items.map((item) => `${inner}${item},`).join('\n')}\n${indent}${close}`;
}

function keyText(key: string): string {
  return /^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key);
}

function quoted(text: string): string {
  const json = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  const parts = json.split(`\${${currentYear}}`);
  if (parts.length > 1) {
    const escaped = parts.map((part) => part.replace(/`|\$\{/g, '\\$&'));
    return `\`${escaped.join(`\${${currentYear}}`)}\``;
  }
  return `'${json.replaceAll("'", "\\'")}'`;
}
