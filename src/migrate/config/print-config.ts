/** File of a long list of redirects. A site of another tool can have a `redirects.json` of its own. */
export const redirectsFile = 'docsgen.redirects.json';

/** Widest line of a list or object on one line. */
const maxWidth = 90;

/** Returns the text of `docsgen.config.ts`. */
export function printConfig(config: Readonly<Record<string, unknown>>): string {
  const { redirects, ...rest } = config;
  // A long list of redirects has a file of its own.
  const isLong = Array.isArray(redirects) && redirects.length > maxListLength;
  const lines = printValue(isLong ? rest : config, '');
  if (!isLong)
    return `import { defineConfig } from 'docsgen';\n\nexport default defineConfig(${lines});\n`;
  const closing = lines.replace(/^\{\}$/, '{\n}').replace(/\}$/, '  redirects,\n}');
  return [
    "import { defineConfig } from 'docsgen';",
    `import redirects from './${redirectsFile}' with { type: 'json' };`,
    '',
    `export default defineConfig(${closing});`,
    '',
  ].join('\n');
}

/** Longest list of redirects in the configuration itself. */
const maxListLength = 20;

/** Returns the text of that file; undefined if the configuration holds the list. */
export function printRedirects(redirects: unknown): string | undefined {
  return Array.isArray(redirects) && redirects.length > maxListLength
    ? `[\n${redirects.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`
    : undefined;
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
  return `'${json.replaceAll("'", "\\'")}'`;
}
