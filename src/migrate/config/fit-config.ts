import { checkAgainst, configSchema, type KeyPath } from '../../config/index.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { computedSetting } from '../computed-setting.js';
import { ComputedValue, isRecord } from '../read/setting-values.js';
import type { SourceFiles } from '../source-files.js';

/** Settings that docsgen accepts, and a finding for each that it does not. */
export interface FittedConfig {
  readonly config: Readonly<Record<string, unknown>>;
  readonly diagnostics: readonly Diagnostic[];
}

type Json = Record<string | number, unknown>;

/** Settings of other tools that docsgen does without: it has them built in, or they only concern the tool. */
const needless =
  /^(?:future|organizationName|projectName|titleDelimiter|prism|algolia|remarkPlugins|rehypePlugins|sidebarPath|className|activeBaseRegex|activeBasePath|style|dropdownActiveClassDisabled|aria-label|onBrokenMarkdownLinks|rel|target|key)$/;

/** Removes what is code or what docsgen has no setting for. */
export function fitConfig(
  written: Readonly<Record<string, unknown>>,
  files: SourceFiles,
): FittedConfig {
  const diagnostics: Diagnostic[] = [];
  const computed = new Set<string>();
  const config = readable(written, [], (value, path) => {
    computed.add(inWords(path));
    diagnostics.push(computedSetting(inWords(path), value, files));
  }) as Json;
  removeInvalid(config, computed, diagnostics);
  const fitted = withoutEmpty(config) as Json;
  // What became empty may have been required.
  removeInvalid(fitted, computed, diagnostics);
  return { config: fitted, diagnostics };
}

/** Bound of the rounds: each removes all that is wrong, and may make something else incomplete. */
const maxRounds = 50;

/** @param computed settings that are missing because code computes them; they are reported already */
function removeInvalid(
  config: Json,
  computed: ReadonlySet<string>,
  diagnostics: Diagnostic[],
): void {
  for (let round = 0; round < maxRounds; round += 1) {
    const paths: KeyPath[] = [];
    const { diagnostics: problems } = checkAgainst(configSchema, config, (path) => {
      paths.push(path);
      return undefined;
    });
    if (problems.length === 0) return;
    // From the end, so that the indexes of lists stay right.
    for (const path of paths.toReversed()) {
      const removed = removeAt(config, path);
      const isNeedless = path.some((key) => needless.test(String(key)));
      if (removed !== undefined && !isNeedless && !computed.has(inWords(path)))
        diagnostics.push(diagnose('migrate/no-setting', { key: inWords(path) }, {}));
    }
  }
}

function readable(
  value: unknown,
  path: KeyPath,
  report: (computed: ComputedValue, path: KeyPath) => void,
): unknown {
  if (value instanceof ComputedValue) {
    report(value, path);
    return undefined;
  }
  if (Array.isArray(value)) {
    const kept = value.map((one, index) => readable(one, [...path, index], report));
    return kept.filter((one) => one !== undefined);
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(
    ([key, one]) => [key, readable(one, [...path, key], report)] as const,
  );
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
}

/** Removes a value, or what holds it if it is missing; returns what was removed. */
function removeAt(root: Json, path: KeyPath): unknown {
  const parents: Json[] = [root];
  for (const key of path.slice(0, -1)) {
    const next = parents.at(-1)?.[key];
    if (typeof next !== 'object' || next === null) break;
    parents.push(next as Json);
  }
  for (let depth = parents.length - 1; depth >= 0; depth -= 1) {
    const parent = parents[depth];
    const key = path[depth];
    if (!parent || key === undefined || parent[key] === undefined) continue;
    const removed = parent[key];
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
    return removed;
  }
  return undefined;
}

/** Removes objects and lists that became empty. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, withoutEmpty(one)] as const);
  return Object.fromEntries(entries.filter(([, one]) => !isEmpty(one)));
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function inWords(path: KeyPath): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : index > 0 ? `.${key}` : key))
    .join('');
}
