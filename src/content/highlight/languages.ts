import { nameGrammar } from './library.js';

/** Names that writers use and highlight.js does not have. */
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

/** Not languages: shown as they are, and nobody is told. */
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

/** What a misspelt name was most likely meant to be. */
export const commonLanguages = [
  ...['bash', 'c', 'cpp', 'csharp', 'css', 'dart', 'diff', 'dockerfile', 'elixir', 'go', 'graphql'],
  ...['haskell', 'html', 'http', 'ini', 'java', 'javascript', 'json', 'kotlin', 'lua', 'markdown'],
  ...['nginx', 'perl', 'php', 'powershell', 'protobuf', 'python', 'ruby', 'rust', 'scala', 'scss'],
  ...['shell', 'sql', 'swift', 'toml', 'typescript', 'xml', 'yaml'],
];

/** The highlighter's name for a language; empty for plain text, undefined where it knows none. */
export function knownLanguage(written: string): string | undefined {
  const name = written.toLowerCase();
  if (plain.has(name)) return '';
  const known = aliases.get(name) ?? name;
  return nameGrammar(known) === undefined ? undefined : known;
}
