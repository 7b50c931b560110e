import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Change, ChangedPart, ChangeGroup } from '../../api-diff/change.js';
import {
  changeText,
  compareApis,
  distinctChanges,
  partText,
  plainStyle,
} from '../../api-diff/index.js';
import type { SiteConfig } from '../../config/index.js';
import {
  type Diagnostic,
  DiagnosticError,
  type Outcome,
  type Place,
  startOfFile,
} from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { messagesFor } from '../../i18n/index.js';
import type { Api } from '../../openapi/api/api.js';
import { type PartPlaces, partPlaces, pointerTo } from '../../openapi/index.js';
import { cachedApis } from '../apis/cached-api.js';
import type { ConfiguredApi } from '../apis/configured-api.js';
import { loadConfiguredApis } from '../apis/load-configured-apis.js';
import { readConfiguredDescriptions } from '../apis/read-configured-descriptions.js';
import { emptyCache } from '../cache/index.js';
import { fragmentOptions } from '../docs/parser-setup.js';
import { sourceReader } from '../files/read-files.js';
import { configLocales } from '../locales/locales.js';
import { parseLocaleMessages } from '../locales/parse-locale-messages.js';
import {
  type FetchVersion,
  isNewSince,
  readPreviousApi,
  unreadablePrevious,
} from './previous-api.js';

export interface ApiChangesOptions {
  /** A file, `git:` and a revision, or a URL; without it, `openapi.previous` of each description. */
  readonly against?: string | undefined;
  /** Fetches a version at a URL. */
  readonly fetch: FetchVersion;
}

/** A change of an API since an older version, in English. */
interface ListedChange {
  /** `POST /planets`, `Planet`, or the API's title for changes of its servers. */
  readonly where: string;
  /** `Parameter limit (query)`. */
  readonly part: string;
  /** `now required`. */
  readonly what: string;
  readonly breaking: boolean;
  readonly place: Place;
}

/** The changes of a description since an older version. */
export interface ListedApiChanges {
  /** Id of the description. */
  readonly api: string;
  /** Its path, relative to the site folder. */
  readonly file: string;
  readonly against: string;
  /** Versions, as the two descriptions say them. */
  readonly before: string;
  readonly after: string;
  /** Whether the older version had no such description, so that nothing can break. */
  readonly isNew?: true | undefined;
  readonly changes: readonly ListedChange[];
}

/**
 * Compares the current descriptions of a site with older versions.
 * @throws DiagnosticError if there is nothing to compare
 */
export async function listApiChanges(
  config: SiteConfig,
  { against, fetch }: ApiChangesOptions,
): Promise<Outcome<readonly ListedApiChanges[]>> {
  const { value: apis, content, load, ...current } = await currentApis(config);
  const diagnostics = [...current.diagnostics];
  const compared = apis.filter(({ options }) => (against ?? options.previous) !== undefined);
  const isOneForAll = against !== undefined && !/^git:[^:]*$/.test(against);
  const nothing = compared.length === 0 && diagnostics.length === 0;
  // Several references can show parts of one description.
  const sources = new Set(apis.map(({ options }) => options.path ?? options.url));
  if (nothing || (isOneForAll && sources.size > 1)) {
    throw new DiagnosticError([
      diagnose('check/no-previous-api', { apis: sources.size, isOneForAll }),
    ]);
  }
  const listed: ListedApiChanges[] = [];
  for (const { api, options } of compared) {
    const previous = against ?? options.previous;
    if (api === undefined || previous === undefined) continue;
    const before = await readPreviousApi(previous, api, options, { content, config, load, fetch });
    if (typeof before === 'string') {
      if (await isNewSince(previous, api.path, config.siteDir)) {
        const { id } = options;
        const versions = { before: api.version, after: api.version };
        listed.push({
          api: id,
          file: api.path,
          against: previous,
          ...versions,
          isNew: true,
          changes: [],
        });
        continue;
      }
      const named = against === undefined ? config : undefined;
      diagnostics.push(unreadablePrevious(previous, before, options, named));
      continue;
    }
    const changes = await listChanges(before, api, config.siteDir);
    const versions = { before: before.version, after: api.version };
    listed.push({ api: options.id, file: api.path, against: previous, ...versions, changes });
  }
  return { value: listed, diagnostics };
}

async function currentApis(config: SiteConfig) {
  const [locale] = configLocales(config).map((one) => parseLocaleMessages(one, []));
  const locales = locale === undefined ? [] : [locale];
  const content = locale
    ? fragmentOptions(config, locale)
    : { trustedHtml: config.markdown.trustedHtml, messages: messagesFor('en') };
  const load = cachedApis(config, emptyCache());
  const sources = readConfiguredDescriptions(config, [], sourceReader(config.siteDir, config));
  const parsed = await loadConfiguredApis(sources, locales, () => content, load);
  const diagnostics = parsed.diagnostics.filter(({ severity }) => severity === 'error');
  const isFound = ({ api }: ConfiguredApi): boolean => api !== undefined;
  return { value: parsed.value.filter(isFound), diagnostics, content, load };
}

async function listChanges(
  before: Api,
  after: Api,
  siteDir: string,
): Promise<readonly ListedChange[]> {
  const { servers, operations, schemas } = compareApis(before, after, () => '');
  const places = await changePlaces(after, siteDir);
  const groups: readonly ChangeGroup[] = [
    { name: after.title, changes: servers },
    ...operations,
    ...schemas,
  ];
  const messages = messagesFor('en');
  return groups.flatMap(({ name: where, changes }) =>
    distinctChanges(changes, messages).flatMap((change): ListedChange[] => {
      const { part, what, breaking } = change;
      // A changed named schema counts once, however many operations use it.
      if ('schemas' in what) return [];
      const words = {
        part: partText(part, messages, plainStyle),
        what: changeText(change, messages, plainStyle),
      };
      return [{ where, ...words, breaking, place: places(where, change) }];
    }),
  );
}

type FindPlace = (name: string, change: Change) => Place;

/** Returns a function that finds the place of a change in today's description. */
async function changePlaces(api: Api, siteDir: string): Promise<FindPlace> {
  const owners = new Map<string, Place>([
    ...api.schemas.map(({ name, place }) => [name, place] as const),
    ...[...api.operations, ...(api.webhooks ?? [])].map(
      ({ method, path: route, place }) => [`${method} ${route}`, place] as const,
    ),
  ]);
  const files = new Map<string, PartPlaces>();
  for (const file of [api.path, ...(api.files ?? [])]) {
    const text = await readFile(path.join(siteDir, file), 'utf8').catch(() => undefined);
    if (text !== undefined) files.set(file, partPlaces(file, text));
  }
  const main = files.get(api.path);
  return (name, { part }) => {
    // The name of a callback's group begins with its operation.
    const owner = owners.get(name.split(' → ')[0] ?? name);
    if (owner === undefined) {
      const route = name.slice(name.indexOf(' ') + 1);
      const nearest = [pointerTo('/paths', route), ...(part.kind === 'server' ? ['/servers'] : [])];
      return main?.locate([...nearest, '/paths']) ?? startOfFile(api.path);
    }
    if (owner.pointer === undefined || name.includes(' → ')) return owner;
    const inFile = files.get(owner.file);
    return inFile?.locate(partPointers(owner.pointer, part, inFile)) ?? owner;
  };
}

/** Pointers of a part of an operation or schema, the most exact one first. */
function partPointers(owner: string, part: ChangedPart, inFile: PartPlaces): readonly string[] {
  const parameters = pointerTo(owner, 'parameters');
  switch (part.kind) {
    case 'field': {
      const { path: keys, of } = part;
      if (of === 'schema') return fieldPointers(owner, keys);
      if (of === 'body') return [pointerTo(owner, 'requestBody')];
      if ('status' in of) return [pointerTo(owner, 'responses', of.status)];
      return [
        ...inFile.parameterPointers(owner, { name: of.parameter, place: of.place }),
        parameters,
      ];
    }
    case 'body':
      return [pointerTo(owner, 'requestBody')];
    case 'response':
    case 'header':
    case 'link':
      return [pointerTo(owner, 'responses', part.status), pointerTo(owner, 'responses')];
    case 'parameter':
      return [...inFile.parameterPointers(owner, part), parameters];
    case 'security':
      return [pointerTo(owner, 'security')];
    case 'server':
      return [pointerTo(owner, 'servers')];
    default:
      return [];
  }
}

/** The properties of nested objects: the field, or else the nearest one around it. */
function fieldPointers(owner: string, keys: readonly string[]): readonly string[] {
  const pointers: string[] = [];
  let pointer = owner;
  for (const key of keys) {
    pointer = pointerTo(pointer, 'properties', key);
    pointers.unshift(pointer);
  }
  return pointers;
}

/** Returns an error for each change that can break clients. */
export function breakingChangeDiagnostics(
  listed: readonly ListedApiChanges[],
): readonly Diagnostic[] {
  return listed
    .flatMap(({ changes }) => changes)
    .filter(({ breaking }) => breaking)
    .map(({ place, where, part, what }) =>
      diagnose('check/breaking-change', { where, part, what }, { place }),
    );
}
