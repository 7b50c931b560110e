import { nameGrammar } from './library.js';

/** Common names that highlight.js does not know. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['azurecli', 'bash'],
  ['cli', 'bash'],
  ['curl', 'bash'],
  ['csh', 'bash'],
  ['cmd', 'dos'],
  ['dotenv', 'ini'],
  ['env', 'ini'],
  ['json5', 'json'],
  ['jsonl', 'json'],
  ['ndjson', 'json'],
  ['mdx', 'markdown'],
  ['proto3', 'protobuf'],
  ['svelte', 'xml'],
  ['terminal', 'shell'],
  ['vue', 'xml'],
  ['webmanifest', 'json'],
  ['xaml', 'xml'],
]);

/** Names of plain text, which are not reported as unknown. */
const plain = new Set([
  '',
  'ascii',
  'csv',
  'log',
  'none',
  'output',
  'plain',
  'plaintext',
  'text',
  'txt',
]);

/** Candidates for suggestions. */
export const commonLanguages = [
  ...['bash', 'c', 'cpp', 'csharp', 'css', 'dart', 'diff', 'dockerfile', 'elixir', 'go', 'graphql'],
  ...['haskell', 'html', 'http', 'ini', 'java', 'javascript', 'json', 'kotlin', 'lua', 'markdown'],
  ...['nginx', 'perl', 'php', 'powershell', 'protobuf', 'python', 'ruby', 'rust', 'scala', 'scss'],
  ...['shell', 'sql', 'swift', 'toml', 'typescript', 'xml', 'yaml'],
];

/** Returns the grammar name of a language; empty for plain text, undefined for an unknown one. */
export function knownLanguage(written: string): string | undefined {
  const name = written.toLowerCase();
  if (plain.has(name)) return '';
  const known = aliases.get(name) ?? name;
  return nameGrammar(known) === undefined ? undefined : known;
}
