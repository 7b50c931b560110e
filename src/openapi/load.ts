import path from 'node:path';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.js';
import { applyRules, diagnose, type Rules } from '../diagnostics/index.js';
import { sitePath } from '../diagnostics/site-path.js';
import type { FileAccess } from '../files/index.js';
import { defaultSamples, type SampleId } from '../request/code-samples/languages.js';
import type { Api } from './api/api.js';
import { countValues, maxExampleValues, maxValues } from './count-values.js';
import { secondsFor, startDeadline } from './deadline.js';
import type { Description, Version } from './description.js';
import type { DescriptionSourceFile } from './description-source-file.js';
import { makeDownloads } from './downloads.js';
import { filterDocument } from './filter/filter-document.js';
import type { PartFilter } from './filter/selection.js';
import { formatName, sourceFormat } from './format.js';
import { asObject, type RawObject } from './json.js';
import { type LintFinding, lintDescription } from './lint/index.js';
import { isInternal, type Ports } from './normalize/context.js';
import { makeContext } from './normalize/make-context.js';
import { normalize } from './normalize/normalize.js';
import { documentNamedSchemas, nameOfReference } from './normalize/reference-names.js';
import { exceedsSizeLimit } from './normalize/size-limit.js';
import { applyOverlays } from './overlay/apply-overlays.js';
import { type ReadDescription, readDescription } from './read-description.js';
import { orReasonLater, valueOrReason } from './reason-of-failure.js';
import { dereference } from './references/dereference.js';
import { pulledFile } from './references/files.js';
import { findKindMismatches } from './references/kind-mismatch.js';
import { type Fetch, fetchText } from './references/remote.js';
import { isWeb } from './references/resolve.js';
import { descriptionExcess, excessivePath } from './size-limits.js';
import { type DescriptionFile, parseSource } from './source/parse.js';
import { summarizeFindings } from './summarize-findings.js';
import { defaultSeconds, type Parser, startParser } from './validation/parser.js';
import { startValidation } from './validation/validate.js';

export interface ApiLoadOptions {
  /**
   * Absolute path of the site folder; files outside of it are read only if these options allow it.
   */
  readonly siteDir: string;
  readonly allow?: FileAccess['allow'] | undefined;
  readonly named?: FileAccess['named'] | undefined;
  /** Hosts that references may use; if empty, nothing is fetched. */
  readonly allowHosts?: readonly string[] | undefined;
  /** Severity overrides by diagnostic code. */
  readonly rules?: Rules | undefined;
  /** Reports one warning for each kind of finding, because the description belongs to somebody else. */
  readonly lenient?: boolean | undefined;
  /** The parts to show. */
  readonly filter?: PartFilter | undefined;
  /** Languages of the samples, in order. */
  readonly samples?: readonly SampleId[] | undefined;
  /** Time limit for validation and reading, plus the same for each megabyte of all files. */
  readonly seconds?: number | undefined;
  readonly fetch?: Fetch | undefined;
}

type Loaded = Outcome<Api | undefined>;

/**
 * Loads an API description (Swagger 2.0, OpenAPI 3.0, 3.1 or 3.2; YAML or JSON; one file or
 * several) and normalizes it. The value is undefined if nothing can be shown: syntax errors, an
 * unknown format, or references that expand without limit. All other errors are reported and the
 * rest is shown.
 */
export async function loadApi(
  file: DescriptionSourceFile,
  options: ApiLoadOptions,
  ports: Ports,
): Promise<Loaded> {
  // Starts the parser early, because its startup takes as long as parsing the file.
  const { seconds = defaultSeconds } = options;
  const parser = startParser(secondsFor(file.text.length, seconds));
  const finish = (value: Api | undefined, diagnostics: readonly Diagnostic[]) =>
    reported(value, diagnostics, file, options);
  try {
    const parsed = parseSource(file.path, file.text);
    if (parsed.value === undefined) return finish(undefined, parsed.diagnostics);
    const { overlays = [], url } = file;
    const { value: source, diagnostics } = applyOverlays(parsed.value, overlays, url);
    const found = [...parsed.diagnostics, ...diagnostics];
    const version = sourceFormat(source);
    if (typeof version !== 'string') return finish(undefined, [...found, version]);
    const loaded = await loadSource(
      source,
      version,
      { ...options, ...sourceOrigin(file) },
      parser,
      ports,
    );
    return finish(loaded.value, [...found, ...loaded.diagnostics]);
  } finally {
    parser.close();
  }
}

function sourceOrigin({ url, pulled }: DescriptionSourceFile) {
  return { url, pulled };
}

interface NormalOptions {
  readonly samples: readonly SampleId[];
  readonly seconds: number | undefined;
  readonly ports: Ports;
}

async function loadSource(
  source: DescriptionFile,
  version: Version,
  options: ApiLoadOptions & Pick<DescriptionSourceFile, 'url' | 'pulled'>,
  parser: Parser,
  ports: Ports,
): Promise<Loaded> {
  const { siteDir, samples = defaultSamples, seconds, url, pulled } = options;
  const { allow = [], named = [], allowHosts = [], fetch = fetchText } = options;
  const access = { siteDir, allow, named, allowHosts, fetch, url, pulled };
  const found: Diagnostic[] = [];
  const refused = (reason: string): Loaded => {
    const refusal = diagnose('openapi/too-complex', { reason }, { place: source.place(0) });
    return { value: undefined, diagnostics: [...found, refusal] };
  };
  const long = excessivePath(source);
  if (long) return { value: undefined, diagnostics: [long] };
  const { filter = {} } = options;
  const read = await orReasonLater(() => readDescription(source, version, access, filter));
  if (typeof read === 'string') return refused(read);
  found.push(...read.diagnostics);
  const excess = descriptionExcess(read.written);
  if (excess) return { value: undefined, diagnostics: [...found, excess] };
  const validated = startExpanded(read, parser);
  if (typeof validated === 'string') return refused(validated);
  const given = valueOrReason(() => normalizeRead(read, source, { samples, seconds, ports }));
  if (typeof given === 'string') return refused(given);
  const { normal, checked } = given;
  const api: Api = {
    path: source.file,
    ...readFiles(read, siteDir, source, pulled),
    format: formatName(version),
    ...normal,
    downloads: sourceDownloads(source, read),
    ...(read.unmatched.length > 0 && { unmatched: read.unmatched }),
  };
  found.push(
    ...given.diagnostics,
    ...checked.map(({ diagnostic }) => diagnostic),
    ...(await validated)(checked),
  );
  return { value: api, diagnostics: found };
}

/** Starts the validation, or returns why the document is too large for it. */
function startExpanded(
  read: ReadDescription,
  parser: Parser,
): ReturnType<typeof startValidation> | string {
  const isExcessive =
    read.hasExampleData && countValues(read.written.document) > maxExampleValues + read.characters;
  return isExcessive
    ? 'written out, the references in its examples would fill far more than the description'
    : startValidation(read.written, parser);
}

interface Normal {
  readonly normal: ReturnType<typeof normalize>;
  readonly checked: readonly LintFinding[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Returns the normalized description, or why it is too large for pages. */
function normalizeRead(
  read: ReadDescription,
  { integers }: DescriptionFile,
  { samples, seconds = defaultSeconds, ports }: NormalOptions,
): Normal | string {
  const resolved = resolve(read.current);
  if (countValues(resolved) > maxValues) {
    return 'written out, its references would fan out without end';
  }
  const checked = lintDescription(read);
  const diagnostics: Diagnostic[] = [];
  const deadline = startDeadline(seconds, read.characters);
  const report = (one: Diagnostic) => diagnostics.push(one);
  const context = makeContext(resolved, { ...read.current, integers }, ports, report, deadline);
  const normal = normalize(context, samples);
  if (exceedsSizeLimit(normal, read.characters)) {
    return 'written out, what its parts share would fill far more than the description';
  }
  return { normal, checked, diagnostics };
}

/** Resolves all references except those to named schemas, which the normalized form keeps. */
function resolve({ document, objects, kinds }: Description): RawObject {
  const schemas = documentNamedSchemas(document);
  const isHidden = (name: string) => asObject(schemas[name])['x-internal'] === true;
  return dereference(
    document,
    (reference) => {
      const name = nameOfReference(reference, schemas);
      return name === undefined || isHidden(name) ? undefined : name;
    },
    findKindMismatches(objects, kinds),
  );
}

/** Internal parts that no page shows are not for download either. */
function sourceDownloads(
  source: DescriptionFile,
  { written, isAssembled }: ReadDescription,
): Api['downloads'] {
  const { document, objects, version } = written;
  if (!objects.some(({ node }) => isInternal(node)))
    return makeDownloads(source, document, isAssembled);
  const rootKind = version === '2.0' ? 'swagger' : 'description';
  return makeDownloads(source, filterDocument(document, rootKind, {}).document, true);
}

/** Set only if the description has several files. */
function readFiles(
  { locations }: ReadDescription,
  siteDir: string,
  source: DescriptionFile,
  pulled: DescriptionSourceFile['pulled'],
): Pick<Api, 'files'> {
  const files = locations
    .map((location) => pulledFile({ pulled }, location) ?? location)
    .filter((location) => !isWeb(location))
    .map((location) => sitePath(siteDir, path.resolve(siteDir, location)))
    .filter((file) => file !== source.file);
  return files.length > 0 ? { files } : {};
}

function reported(
  value: Api | undefined,
  diagnostics: readonly Diagnostic[],
  { overlays = [] }: DescriptionSourceFile,
  { rules = {}, lenient = false }: ApiLoadOptions,
): Loaded {
  const found = sorted(value, applyRules(diagnostics, rules));
  if (!lenient) return found;
  const ownFiles = overlays.map(({ path }) => path);
  return { value, diagnostics: summarizeFindings(found.diagnostics, rules, ownFiles) };
}

/**
 * Sorts diagnostics by position and removes duplicates from objects that are reached in several
 * ways.
 */
function sorted(value: Api | undefined, diagnostics: readonly Diagnostic[]): Loaded {
  const unique = new Map(diagnostics.map((one) => [diagnosticKey(one), one]));
  const order = [...unique.values()].sort((a, b) => {
    const files = (a.place?.file ?? '').localeCompare(b.place?.file ?? '');
    return files || (a.place?.start.offset ?? 0) - (b.place?.start.offset ?? 0);
  });
  return { value, diagnostics: order };
}

function diagnosticKey({ code, message, place }: Diagnostic): string {
  return `${code} ${message} ${place?.file} ${place?.start.offset}`;
}
