import { didYouMean } from '../../diagnostics/index.js';
import { asList, asObject, type RawObject } from '../../json-schema/json.js';
import type { UnmatchedSelection } from '../api/api.js';
import { isInternal } from '../internal-parts.js';
import { asText } from '../json.js';
import { declaredParents, tagLineage } from '../tag-parents.js';

/** Criteria for operations and webhooks. */
export interface PartSelection {
  /** Names of tags; a parent includes its children. */
  readonly tags?: readonly string[] | undefined;
  /** Patterns of paths: `*` is a part of a segment, `**` any number of segments. */
  readonly paths?: readonly string[] | undefined;
  /** Values of `x-audience`. */
  readonly audience?: readonly string[] | undefined;
  /** With `true`, operations and paths with `x-internal: true`. */
  readonly internal?: true | undefined;
}

/** The parts of a description that a reference shows. */
export interface PartFilter {
  readonly only?: PartSelection | undefined;
  readonly except?: PartSelection | undefined;
  /** Whether parts with `x-internal: true` are shown. */
  readonly internal?: boolean | undefined;
}

/** An operation or webhook with what the criteria look at. */
export interface SelectableOperation {
  /** The path, or the name of the webhook. */
  readonly path: string;
  readonly item: RawObject;
  readonly operation: RawObject;
}

/** Decides which operations a reference shows, and remembers which criteria have selected any. */
export class OperationSelector {
  readonly #document: RawObject;
  readonly #filter: PartFilter;
  readonly #parents: ReturnType<typeof declaredParents>;
  /** Names of internal tags, unless the filter shows them. */
  readonly #internalTags: ReadonlySet<unknown>;
  readonly #matched = new Set<string>();
  readonly #known = {
    tags: new Set<string>(),
    paths: new Set<string>(),
    audience: new Set<string>(),
  };

  constructor(document: RawObject, filter: PartFilter) {
    this.#document = document;
    this.#filter = filter;
    this.#parents = declaredParents(document);
    const tags = showsInternal(filter) ? [] : asList(document.tags).map(asObject);
    const internal = tags.filter((tag) => isInternal(tag));
    this.#internalTags = new Set(internal.map(({ name }) => name));
  }

  has(one: SelectableOperation): boolean {
    const { only, except } = this.#filter;
    const isHidden = [one.item, one.operation].some((node) => isInternal(node));
    const isShown = showsInternal(this.#filter) || !isHidden;
    const results = only ? this.#results('only', only, one, isHidden) : [];
    const exceptions = except ? this.#results('except', except, one, isHidden) : [];
    return isShown && results.every(Boolean) && !exceptions.some(Boolean);
  }

  /** Returns the tags of a selected operation that the reference shows. */
  shownTags(operation: RawObject): readonly unknown[] {
    const tags = asList(operation.tags).filter((tag) => !this.#internalTags.has(tag));
    const wanted = this.#filter.only?.tags;
    if (wanted === undefined) return tags;
    return tags.filter((tag) =>
      tagLineage(asText(tag), this.#parents).some((name) => wanted.includes(name)),
    );
  }

  /** Returns what selected nothing, after all operations were decided on. */
  unmatched(): readonly UnmatchedSelection[] {
    return (['only', 'except'] as const).flatMap((list) =>
      (['tags', 'paths', 'audience'] as const).flatMap((criterion) =>
        (this.#filter[list]?.[criterion] ?? []).flatMap((value, index) => {
          if (this.#matched.has(`${list} ${criterion} ${value}`)) return [];
          const hint = didYouMean(value, this.#known[criterion]);
          return [{ keys: [list, criterion, index], value, hint }];
        }),
      ),
    );
  }

  /** Returns whether each criterion is met. */
  #results(
    list: 'only' | 'except',
    { tags, paths, audience, internal }: PartSelection,
    { path, item, operation }: SelectableOperation,
    isHidden: boolean,
  ): readonly boolean[] {
    const lineage = asList(operation.tags).flatMap((tag) => tagLineage(asText(tag), this.#parents));
    const info = asObject(this.#document.info);
    const marked = [operation, item, info, this.#document].find((node) => node['x-audience']);
    const audiences = [marked?.['x-audience']].flat().flatMap((one) => asText(one) ?? []);
    for (const tag of lineage) this.#known.tags.add(tag);
    for (const one of audiences) this.#known.audience.add(one);
    this.#known.paths.add(path);
    const match = (
      criterion: 'tags' | 'paths' | 'audience',
      wanted: readonly string[] | undefined,
      holds: (value: string) => boolean,
    ): readonly boolean[] => {
      if (wanted === undefined) return [];
      const found = wanted.filter(holds);
      for (const value of found) this.#matched.add(`${list} ${criterion} ${value}`);
      return [found.length > 0];
    };
    return [
      ...match('tags', tags, (tag) => lineage.includes(tag)),
      ...match('paths', paths, (pattern) => pathPattern(pattern).test(path)),
      ...match('audience', audience, (value) => audiences.includes(value)),
      ...(internal ? [isHidden] : []),
    ];
  }
}

export function showsInternal({ only, internal }: PartFilter): boolean {
  return internal === true || only?.internal === true;
}

/** `/admin/**` also matches `/admin`. */
function pathPattern(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^$(){}|[\]\\?]/g, '\\$&')
    .replace(/\/\*\*$/, '(?:/<all>)?')
    .replace(/\*\*/g, '<all>')
    .replace(/\*/g, '[^/]*')
    .replaceAll('<all>', '.*');
  return new RegExp(`^${source}$`);
}
