import path from 'node:path';
import { type Diagnostic, DiagnosticError, type Outcome } from '../diagnostics/diagnostic.js';
import { applyRules, type Rules } from '../diagnostics/index.js';
import { sitePath } from '../diagnostics/site-path.js';
import type { FileAccess } from '../files/index.js';
import type { RawObject } from '../json-schema/json.js';
import { defaultSamples, type SampleId } from '../request/code-samples/index.js';
import type { Api } from './api/api.js';
import { type Bundle, bundleDescription } from './bundle-description.js';
import type { BundledDocument } from './bundled-document.js';
import { allowedSeconds, startDeadline } from './deadline.js';
import type { DescriptionInput } from './description-input.js';
import { detectVersion, versionName } from './detect-version.js';
import { makeDownloads } from './downloads.js';
import type { PartFilter } from './filter/selection.js';
import { isInternal } from './internal-parts.js';
import { lintDescription } from './lint/index.js';
import type { Ports } from './normalize/context.js';
import { makeContext } from './normalize/make-context.js';
import { normalize } from './normalize/normalize.js';
import { documentNamedSchemas, referencedSchemaName } from './normalize/referenced-schema-name.js';
import { applyOverlays } from './overlay/apply-overlays.js';
import { dereference } from './references/dereference.js';
import { type Access, pulledFile } from './references/files.js';
import { findKindMismatches } from './references/kind-mismatch.js';
import { type Fetch, fetchText } from './references/remote.js';
import { isWeb } from './references/resolve.js';
import {
  checkApiLimit,
  checkBundleLimits,
  checkPathLimit,
  checkResolvedLimit,
} from './size-limits.js';
import { type ParsedSource, parseSource } from './source/parse-source.js';
import { summarizeDiagnostics } from './summarize-diagnostics.js';
import { refuseTooComplex } from './too-complex.js';
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
  /** Reports one warning for each diagnostic code, because the description belongs to somebody else. */
  readonly lenient?: boolean | undefined;
  /** The parts to show. */
  readonly filter?: PartFilter | undefined;
  /** Languages of the samples, in order. */
  readonly samples?: readonly SampleId[] | undefined;
  /** Time limit for validation and reading, plus the same for each megabyte of all files. */
  readonly seconds?: number | undefined;
  readonly fetch?: Fetch | undefined;
}

/**
 * Loads an API description (Swagger 2.0, OpenAPI 3.0, 3.1 or 3.2; YAML or JSON; one file or
 * several) and normalizes it. The value is undefined if nothing can be shown: syntax errors, an
 * unknown format, or references that expand without limit. All other errors are reported and the
 * rest is shown.
 */
export async function loadApi(
  input: DescriptionInput,
  options: ApiLoadOptions,
  ports: Ports,
): Promise<Outcome<Api | undefined>> {
  // Starts the parser early, because its startup takes as long as parsing the file.
  const parser = startParser(allowedSeconds(options.seconds ?? defaultSeconds, input.text.length));
  const found: Diagnostic[] = [];
  try {
    const api = await runStages({ input, options, ports, parser, found });
    return { value: api, diagnostics: reported(found, input, options) };
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    found.push(...error.diagnostics);
    return { value: undefined, diagnostics: reported(found, input, options) };
  } finally {
    parser.close();
  }
}

interface Loading {
  readonly input: DescriptionInput;
  readonly options: ApiLoadOptions;
  readonly ports: Ports;
  readonly parser: Parser;
  /** The stages add their diagnostics. */
  readonly found: Diagnostic[];
}

/**
 * The stages from a file to an `Api`. README.md has a table of them.
 *
 * @throws DiagnosticError if nothing can be shown
 */
async function runStages({
  input,
  options,
  ports,
  parser,
  found: diagnostics,
}: Loading): Promise<Api> {
  const parsed = required(parseSource(input.path, input.text), diagnostics);
  const file = required(applyOverlays(parsed, input.overlays ?? [], input.url), diagnostics);
  const version = required(detectVersion(file), diagnostics);
  return refuseTooComplex(file, async () => {
    checkPathLimit(file);
    const access = bundleAccess(input, options);
    const bundle = await bundleDescription(file, version, access, options.filter);
    diagnostics.push(...bundle.diagnostics);
    checkBundleLimits(bundle);
    const validation = startValidation(bundle.original, parser);
    const resolved = resolveReferences(bundle.current);
    checkResolvedLimit(resolved);
    const lintDiagnostics = lintDescription(bundle);
    const normalized = normalizeDescription(resolved, bundle, file, { input, options, ports });
    diagnostics.push(
      ...normalized.diagnostics,
      ...lintDiagnostics.map(({ diagnostic }) => diagnostic),
    );
    diagnostics.push(...(await validation)(lintDiagnostics));
    return {
      path: file.file,
      ...otherFiles(bundle, options.siteDir, file, input.pulled),
      format: versionName(version),
      ...normalized.value,
      downloads: makeDownloads(file, bundle.original.document, bundle.isRewritten),
      ...(bundle.unmatched.length > 0 && { unmatched: bundle.unmatched }),
    };
  });
}

/** Returns the result of a stage that the next one needs. */
function required<T>({ value, diagnostics }: Outcome<T | undefined>, found: Diagnostic[]): T {
  found.push(...diagnostics);
  if (value === undefined) throw new DiagnosticError([]);
  return value;
}

function bundleAccess(
  { url, location = url, pulled }: DescriptionInput,
  options: ApiLoadOptions,
): Access {
  const { siteDir, allow = [], named = [], allowHosts = [], fetch = fetchText } = options;
  return { siteDir, allow, named, allowHosts, fetch, url: location, pulled };
}

function normalizeDescription(
  resolved: RawObject,
  { current, characters }: Bundle,
  { integers }: ParsedSource,
  { input, options, ports }: Pick<Loading, 'input' | 'options' | 'ports'>,
): Outcome<ReturnType<typeof normalize>> {
  const { samples = defaultSamples, seconds = defaultSeconds } = options;
  const { version, locator } = current;
  const diagnostics: Diagnostic[] = [];
  const context = makeContext(
    {
      document: resolved,
      version,
      location: input.location ?? input.url,
      locator,
      integers,
      deadline: startDeadline(seconds, characters),
      report: (one) => diagnostics.push(one),
    },
    ports,
  );
  const value = normalize(context, samples);
  checkApiLimit(value, characters);
  return { value, diagnostics };
}

/** Resolves all references except those to named schemas, which the normalized form keeps. */
function resolveReferences({ document, objects, kinds }: BundledDocument): RawObject {
  const schemas = documentNamedSchemas(document);
  const isHidden = (name: string) => isInternal(schemas[name]);
  return dereference(
    document,
    (reference) => {
      const name = referencedSchemaName(reference, schemas);
      return name === undefined || isHidden(name) ? undefined : name;
    },
    findKindMismatches(objects, kinds),
  );
}

/** Set only if the description has several files. */
function otherFiles(
  { locations }: Bundle,
  siteDir: string,
  source: ParsedSource,
  pulled: DescriptionInput['pulled'],
): Pick<Api, 'files'> {
  const files = locations
    .map((location) => pulledFile({ pulled }, location) ?? location)
    .filter((location) => !isWeb(location))
    .map((location) => sitePath(siteDir, path.resolve(siteDir, location)))
    .filter((file) => file !== source.file);
  return files.length > 0 ? { files } : {};
}

function reported(
  diagnostics: readonly Diagnostic[],
  { overlays = [] }: DescriptionInput,
  { rules = {}, lenient = false }: ApiLoadOptions,
): readonly Diagnostic[] {
  const found = sortByPlace(applyRules(diagnostics, rules));
  const ownFiles = overlays.map(({ path }) => path);
  return lenient ? summarizeDiagnostics(found, rules, ownFiles) : found;
}

/**
 * Sorts diagnostics by position and removes duplicates from objects that are reached in several
 * ways.
 */
function sortByPlace(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const unique = new Map(diagnostics.map((one) => [diagnosticKey(one), one]));
  return [...unique.values()].sort((a, b) => {
    const files = (a.place?.file ?? '').localeCompare(b.place?.file ?? '');
    return files || (a.place?.start.offset ?? 0) - (b.place?.start.offset ?? 0);
  });
}

function diagnosticKey({ code, message, place }: Diagnostic): string {
  return `${code} ${message} ${place?.file} ${place?.start.offset}`;
}
