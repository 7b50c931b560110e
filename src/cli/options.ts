import { InvalidArgumentError, Option } from 'commander';
import { optionRanges } from '../node/option-ranges.js';
import type { OutputOptions } from './reporter.js';
import { templateNames } from './starter-folder.js';

/** Options that determine the site. */
export interface SiteOptions extends OutputOptions {
  readonly config?: string | undefined;
  readonly outDir?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly locale?: string | undefined;
  readonly relative?: boolean | undefined;
  readonly strict?: boolean | undefined;
  readonly audience?: string | undefined;
}

/** Options of commands that build. */
export interface CacheOptions {
  /** `false` for `--no-cache`. */
  readonly cache?: boolean | undefined;
  readonly cacheDir?: string | undefined;
}

/** Options of commands that use worker threads. */
export interface WorkOptions {
  readonly concurrency?: number | undefined;
}

/** Options of the servers. */
export interface ServerOptions {
  readonly port?: number | undefined;
  /** `true` for `--host` without an address. */
  readonly host?: string | true | undefined;
  readonly strictPort?: boolean | undefined;
  readonly open?: boolean | undefined;
}

export const option = {
  config: () => new Option('-c, --config <file>', 'configuration file, relative to the site'),
  outDir: () => new Option('--out-dir <folder>', 'folder of the built site'),
  baseUrl: () => new Option('--base-url <path>', 'path under which the site is published'),
  locale: () => new Option('-l, --locale <locale>', 'locale to build'),
  relative: () =>
    new Option('--relative', 'build a site that works in any folder, and when opened from disk'),
  zip: () =>
    new Option(
      '--zip <file>',
      'write the site to a ZIP archive instead, for readers who are offline',
    ).conflicts('singleFile'),
  singleFile: () =>
    new Option(
      '--single-file <file>',
      'write all pages to one HTML file instead, to send or print',
    ),
  only: () =>
    new Option('--only <path>', 'with --single-file: only the pages below this path, such as /api'),
  sidebar: () =>
    new Option('--sidebar <name>', 'with --single-file: only the pages of this sidebar'),
  audience: () => new Option('--audience <name>', 'audience that the site is for'),
  strict: () => new Option('--strict', 'fail on warnings, too'),
  cacheDir: () =>
    new Option('--cache-dir <folder>', 'folder of the cache (default: .docsgen/cache of the site)'),
  noCache: () => new Option('--no-cache', 'build everything again, without the cache'),
  concurrency: () =>
    new Option(
      '--concurrency <count>',
      'number of threads (default: the number of cores minus one)',
    ).argParser((value) => parseNumber(value, optionRanges.concurrency)),
  print: () => new Option('--print', 'print the configuration; the command does nothing else'),
  profile: () => new Option('--profile', 'show the duration of each stage'),
  json: () => new Option('--json', 'write one JSON object to stdout, and nothing else'),
  sarif: () =>
    new Option('--sarif <file>', 'also write the diagnostics to a SARIF file, for code scanning'),
  silent: () => new Option('--silent', 'report errors only'),
  port: () =>
    new Option('-p, --port <port>', 'port (default: 3000)').argParser((value) =>
      parseNumber(value, optionRanges.port),
    ),
  host: () =>
    new Option(
      '--host [address]',
      'address to listen on; without one, every address of this machine',
    ).argParser(parseHost),
  strictPort: () => new Option('--strict-port', 'fail when the port is in use'),
  open: () => new Option('--open', 'open the site in the browser'),
  noOpen: () => new Option('--no-open', 'do not open the site in the browser'),
  product: () =>
    new Option('--product <id>', 'product whose documents to freeze, if `docs` lists several'),
  translations: () =>
    new Option('--translations', 'list missing translations, instead of following links'),
  coverage: () =>
    new Option(
      '--coverage [strict]',
      'list what no guide covers, instead of following links; =strict fails if anything is missing',
    ).argParser(parseCoverage),
  changes: () =>
    new Option(
      '--changes [breaking]',
      'list what has changed in the API, instead of following links; =breaking fails where clients can break',
    ).argParser(parseChanges),
  against: () =>
    new Option(
      '--against <version>',
      'with --changes: older version of the API description, as git:<revision>, a file of the site or a URL',
    ),
  template: () =>
    new Option('--template <name>', 'starter site to write (default: api)').choices(templateNames),
  fromOpenapi: () => new Option('--from-openapi <file or URL>', 'same as --template from-openapi'),
  changed: () =>
    new Option('--changed', 'report only diagnostics in files that differ from the last commit'),
  fix: () => new Option('--fix', 'apply the fixes that are certain, and check the sources'),
  external: () => new Option('--external', 'also follow links to other sites'),
  allowHost: () =>
    new Option(
      '--allow-host <host>',
      'host with a private address that may be contacted; can be repeated',
    )
      .default([], 'none')
      .argParser((host: string, before: readonly string[]) => [...before, host.toLowerCase()]),
  frozen: () =>
    new Option('--frozen', 'save nothing, and fail where a file is not pinned or has changed'),
  header: () =>
    new Option(
      '--header <header>',
      'header for the hosts of descriptions that you name, such as "Authorization: Bearer …"; can be repeated',
    )
      .default([], 'none')
      .argParser((header: string, before: readonly (readonly [string, string])[]) => [
        ...before,
        parseHeader(header),
      ]),
  timeout: () =>
    new Option('--timeout <seconds>', 'time limit for a response of another site, in seconds')
      .default(15)
      .argParser((value) => parseNumber(value, [0, optionRanges.timeoutMs[1] / 1000])),
  from: () =>
    new Option('--from <tool>', 'tool that the site was made with; detected if it is not named'),
  write: () => new Option('--write', 'write the new site into the folder, beside the old one'),
  out: () => new Option('--out <folder>', 'write the new site into another folder'),
  force: () => new Option('--force', 'overwrite existing files whose content differs'),
  retries: () =>
    new Option('--retries <count>', 'number of retries for another site')
      .default(2)
      .argParser((value) => parseNumber(value, optionRanges.retries)),
};

/** Node.js would treat an empty address as all addresses of this machine. */
function parseHost(value: string): string {
  if (value.trim() !== '') return value;
  throw new InvalidArgumentError(
    'Expected an address such as 127.0.0.1, or nothing for every address of this machine.',
  );
}

function parseHeader(value: string): readonly [string, string] {
  const [, name, text] = /^([\w-]+):\s*(\S.*)$/.exec(value) ?? [];
  // What the shell makes of `Bearer $TOKEN` without the variable.
  const isUnset = /^[\w-]+:\s*(?:(?:bearer|basic|token)\s*)?$/i.test(value);
  if (isUnset) {
    throw new InvalidArgumentError('The header has no value. Is the environment variable set?');
  }
  if (name !== undefined && text !== undefined) return [name.toLowerCase(), text];
  throw new InvalidArgumentError('Expected a name, a colon and a value.');
}

function parseCoverage(value: string): string {
  if (value === 'strict') return value;
  throw new InvalidArgumentError(
    `Expected nothing or strict. A folder goes before the option: docsgen check ${value} --coverage`,
  );
}

function parseChanges(value: string): string {
  if (value === 'breaking') return value;
  throw new InvalidArgumentError(
    `Expected nothing or breaking. A folder goes before the option: docsgen check ${value} --changes`,
  );
}

function parseNumber(value: string, [least, largest]: readonly [number, number]): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > largest) {
    throw new InvalidArgumentError(`Expected a whole number from ${least} to ${largest}.`);
  }
  return number;
}

export interface VersionOptions extends OutputOptions {
  readonly product?: string | undefined;
}

/** Returns the listen options. `--host` without an address opens the server to the network. */
export function listenOptions({ port, host, strictPort }: ServerOptions): {
  readonly port: number | undefined;
  readonly host: string | undefined;
  readonly strictPort: boolean | undefined;
} {
  return { port, host: host === true ? '0.0.0.0' : host, strictPort };
}
