import { spacedTerms, withoutStopWords } from './closeness.js';
import { nameInitials } from './name-initials.js';
import { synonyms, withoutAbbreviations } from './synonyms.js';
import { closenessLevels, sameNameCloseness } from './weights.js';
import { singular, termStem } from './word-forms.js';

/** What an operation does, according to its method and path. */
export interface OperationName {
  /** Verbs that users type for it: `create`, `add`. */
  readonly verbs: ReadonlySet<string>;
  /** Verbs that its title begins with. */
  readonly titleVerbs: readonly string[];
  /** Verb of its description: `cancel`. */
  readonly verb: string | undefined;
  /**
   * Its resource in the singular: `scale`, with the resource around it `deploymentscale` and `scaledeployment`, and by its
   * title.
   */
  readonly resources: readonly JoinedWords[];
  /** Words of the path before its resource, in the singular: `galaxy` for `/galaxies/{id}/planets`. */
  readonly scope: ReadonlySet<string>;
  /** Whether the last word of the path may be a verb: `/orders/{id}/cancel`. */
  readonly isChanging: boolean;
  /** Last word of the path as written: `customers`. */
  readonly lastWord: string;
  /** Whether the path ends in a parameter, so that the operation is about a single thing. */
  readonly isItem: boolean;
}

/** Words without spaces, because paths join words that users separate: `configmaps`, `config map`. */
interface JoinedWords {
  readonly words: readonly string[];
  readonly text: string;
  /** Offset of the last word. */
  readonly last: number;
}

const readVerbs = ['get', 'read', 'retrieve', 'fetch', 'show', 'view', 'find'];
const createVerbs = ['create', 'add', 'new', 'make', 'post', 'upload'];
const updateVerbs = ['update', 'edit', 'change', 'modify'];

/** Verbs by method, of a collection (`/planets`) and of an item (`/planets/{id}`). */
const verbsOf: Readonly<Record<string, readonly [ofCollection: string[], ofItem: string[]]>> = {
  GET: [['list', ...readVerbs], readVerbs],
  POST: [createVerbs, [...updateVerbs, 'post']],
  PUT: [
    [...updateVerbs, 'replace', 'set', 'put'],
    [...updateVerbs, 'replace', 'set', 'put', 'add'],
  ],
  PATCH: [
    [...updateVerbs, 'patch'],
    [...updateVerbs, 'patch'],
  ],
  DELETE: [
    ['delete', 'remove', 'destroy'],
    ['delete', 'remove', 'destroy'],
  ],
};

const allVerbs = new Set(Object.values(verbsOf).flatMap((both) => both.flat()));

/** Words of a title that do not name its resource: `planet` for `Get all planets` and `Get a specific planet`. */
const fillers = new Set(
  'all any collection existing given instance list many more multiple new one several single specific specified'.split(
    ' ',
  ),
);

/** Format at the end of a path, which is not part of the resource: `/calls.json`. */
const fileExtension = /\.(?:json|xml|csv|html|txt)$/;

/** The properties of an operation that name it. */
interface NamedOperation {
  readonly title: string;
  readonly method: string;
  readonly path: string;
  /** Verb of its description: `cancels`. */
  readonly verb: string | undefined;
}

/** Returns the name of an operation; undefined for a path without words. */
export function operationName({
  title,
  method,
  path,
  verb,
}: NamedOperation): OperationName | undefined {
  const segments = path
    .replace(fileExtension, '')
    .split('/')
    .filter((segment) => segment !== '');
  const literal = segments.filter((segment) => !isParameter(segment));
  const lastSegment = literal.at(-1);
  if (lastSegment === undefined || isVersion(lastSegment)) return undefined;
  const parentSegment = literal.at(-2);
  const name = singulars(lastSegment);
  const parentName =
    parentSegment === undefined || isVersion(parentSegment) ? [] : singulars(parentSegment);
  if (name.length === 0) return undefined;
  const isItem = isParameter(segments.at(-1) ?? '');
  const { leadingVerbs, resource } = titleParts(title);
  const combinedNames = [
    [...parentName, ...name],
    [...name, ...parentName],
  ];
  return {
    verbs: new Set(operationVerbs(verbsOf[method]?.[isItem ? 1 : 0] ?? [], method, leadingVerbs)),
    titleVerbs: leadingVerbs,
    verb: verb === undefined ? undefined : singular(verb),
    resources: [
      ...[name, ...(parentName.length > 0 ? combinedNames : []), resource].map(joinedWords),
      // Only typed whole: the beginning of an abbreviation says nothing.
      ...nameInitials(title, path).map((text) => ({ words: [text], text, last: text.length })),
    ],
    scope: new Set(
      literal
        .slice(0, -1)
        .flatMap(singulars)
        .filter((word) => !name.includes(word)),
    ),
    isChanging: method !== 'GET' && method in verbsOf,
    lastWord: spacedTerms(lastSegment).split(' ').at(-1) ?? '',
    isItem,
  };
}

/** The words of a query, prepared for comparing it with operations. */
export interface OperationQuery {
  /** Without stop words and abbreviations. */
  readonly typed: readonly string[];
  /**
   * The same with one of them exchanged for each word of its meaning: `create planet` for `register planet`. The verbs of
   * a method already stand for each other.
   */
  readonly synonymous: readonly (readonly string[])[];
}

export function operationQuery(text: string): OperationQuery {
  const typed = withoutAbbreviations(resourceWords(text));
  const synonymous = typed.flatMap((word, index) =>
    allVerbs.has(word) ? [] : synonyms(singular(word)).map((other) => typed.with(index, other)),
  );
  return { typed, synonymous };
}

/**
 * Returns how close a query is to an operation by its method and path: a verb and its resource, as
 * in `create customer`, or the resource alone; 0 for another operation.
 */
export function operationCloseness(
  name: OperationName,
  { typed, synonymous }: OperationQuery,
): number {
  const closeness = wordsCloseness(name, typed);
  if (closeness > 0) return closeness;
  const isNamed = synonymous.some((words) => wordsCloseness(name, words) > sameNameCloseness);
  return isNamed ? closenessLevels.operationSynonym : 0;
}

function wordsCloseness(name: OperationName, typed: readonly string[]): number {
  const closeness = closenessInOrder(name, typed);
  // `customer create`
  const verb = typed.at(-1) ?? '';
  if (typed.length < 2 || !isOperationVerb(name, wholeVerb(verb))) return closeness;
  const withVerbFirst = closenessInOrder(name, [verb, ...typed.slice(0, -1)]);
  return Math.max(closeness, verbLastLevels.get(withVerbFirst) ?? withVerbFirst);
}

/** Closeness of an operation whose verb is typed last: below a resource with that name, as `/blog_posts` for `blog post`. */
const verbLastLevels: ReadonlyMap<number, number> = new Map([
  [closenessLevels.operationAction, closenessLevels.operationVerbLast],
  [closenessLevels.operationOtherNumber, closenessLevels.operationVerbLastOtherNumber],
]);

function closenessInOrder(name: OperationName, typed: readonly string[]): number {
  const [first = '', ...others] = typed;
  if (first === '') return 0;
  // `delete all pods`
  const rest = others.slice(others.length > 1 && others[0] === 'all' ? 1 : 0);
  const [resource] = name.resources;
  const isActionSegment =
    resource && first === singular(first) && termStem(resource.text) === termStem(first);
  if (name.isChanging && isActionSegment && rest.length > 0) {
    // The path has the verb itself, or its noun: `refund charge` for `POST /charges/{id}/refund`, `reverse transfer` for
    // `POST /transfers/{id}/reversals`.
    const resourceMatch = resourceCloseness(name, [resource.text, ...rest]);
    if (resourceMatch === closenessLevels.operationResource) return closenessLevels.operationAction;
    return resourceMatch === closenessLevels.abbreviatedResource
      ? closenessLevels.abbreviatedAction
      : 0;
  }
  const verb = wholeVerb(first);
  if (!isOperationVerb(name, verb) || rest.length === 0) return resourceCloseness(name, typed);
  if (name.verb !== verb && !name.verbs.has(verb)) return 0;
  const closeness = actionCloseness(name, verb, rest);
  // `list moons galaxy` for `GET /galaxies/{id}/planets/{id}/moons`
  const withoutScope = rest.filter((word) => !name.scope.has(singular(word)));
  const isScoped = withoutScope.length > 0 && withoutScope.length < rest.length;
  return closeness === 0 && isScoped
    ? (scopedLevels.get(actionCloseness(name, verb, withoutScope)) ?? 0)
    : closeness;
}

/** Closeness of an operation for a query that also has words from the beginning of its path. */
const scopedLevels: ReadonlyMap<number, number> = new Map([
  [closenessLevels.operationAction, closenessLevels.operationInScope],
  [closenessLevels.operationOtherNumber, closenessLevels.operationInScopeOtherNumber],
]);

/** Returns how close words are to the resource of an operation that does what the verb says. */
function actionCloseness(name: OperationName, verb: string, resource: readonly string[]): number {
  const resourceMatch = resourceCloseness(name, resource);
  if (resourceMatch === closenessLevels.abbreviatedResource)
    return closenessLevels.abbreviatedAction;
  if (resourceMatch !== closenessLevels.operationResource) return resourceMatch;
  const isCreation = createVerbs.includes(verb);
  // `add labels` is "Add labels to an issue" rather than "Create a label".
  if (isCreation && name.titleVerbs.length > 0 && !name.titleVerbs.includes(verb))
    return closenessLevels.operationOtherVerb;
  // `delete pod` is about one, `delete pods` about all, also in `delete pods namespace`.
  const lastWord = singular(name.lastWord);
  const counted = resource.find((word) => singular(word) === lastWord) ?? resource.at(-1) ?? '';
  const isOne = isSingular(counted, name.lastWord);
  return isCreation || isOne === name.isItem
    ? closenessLevels.operationAction
    : closenessLevels.operationOtherNumber;
}

function isOperationVerb({ verb }: OperationName, word: string): boolean {
  return verb === word || allVerbs.has(word);
}

/** Segments of a path from its version on, or all, without names of parameters. */
export function versionlessPath(path: string): string {
  const segments = path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (isParameter(segment) ? '{}' : segment));
  return segments.slice(segments.findLastIndex(isVersion) + 1).join('/');
}

/** Returns the number of segments that are no parameters. */
export function pathDepth(path: string): number {
  return path.split('/').filter((segment) => segment !== '' && !isParameter(segment)).length;
}

/** Whether a path has a version that is not stable: `v1beta2`. */
export function isPreview(path: string): boolean {
  return /\/v\d+(?:alpha|beta)\d*(?:\/|$)/i.test(path);
}

function resourceCloseness({ resources }: OperationName, typed: readonly string[]): number {
  const query = typed.map(singular).join('');
  if (resources.some(({ text }) => text === query)) return closenessLevels.operationResource;
  if (resources.some(({ words }) => isAbbreviated(words, typed)))
    return closenessLevels.abbreviatedResource;
  const prefix = typed.join('');
  return resources.some(({ text, last }) => prefix.length > last && text.startsWith(prefix))
    ? closenessLevels.incompleteLastWord
    : 0;
}

/**
 * Whether some words of a path are the beginnings of the typed ones, and the others equal: `repo fork` for
 * `repository forks`. A single word would say too little: `plan` is not a short `planet`.
 */
function isAbbreviated(words: readonly string[], typed: readonly string[]): boolean {
  const query = typed.map(singular);
  return (
    words.length === query.length &&
    words.some((word, index) => word === query[index]) &&
    words.every((word, index) => word.length > 2 && query[index]?.startsWith(word))
  );
}

/** Letters from which the beginning of a verb counts as the verb: `creat`. */
const minVerbLength = 4;

/** Returns the only verb that begins with a word, or else the word. */
function wholeVerb(word: string): string {
  if (word.length < minVerbLength || allVerbs.has(word)) return word;
  const [verb = word, other] = [...allVerbs].filter((one) => one.startsWith(word));
  return other === undefined ? verb : word;
}

/** Returns the verbs that a title begins with and what it is about: `create`, `update` and `planet` for `Creates or updates a planet`. */
function titleParts(title: string): {
  readonly leadingVerbs: readonly string[];
  readonly resource: readonly string[];
} {
  const words = resourceWords(spacedTerms(title)).map(singular);
  const found = words.findIndex((word) => !allVerbs.has(word) && word !== 'or');
  const start = found === -1 ? words.length : found;
  return {
    // `POST /planets` is a title as well.
    leadingVerbs: words.slice(0, start).filter((word) => word !== 'post'),
    resource: words.slice(start).filter((word) => !fillers.has(word)),
  };
}

/**
 * Returns the verbs that users type for an operation. The method of `POST /planets/remove` says nothing about it; the title,
 * `Remove a planet`, does.
 */
function operationVerbs(
  verbsOfMethod: readonly string[],
  method: string,
  leadingVerbs: readonly string[],
): readonly string[] {
  return method === 'POST' && leadingVerbs.length > 0
    ? leadingVerbs.flatMap((verb) => [verb, ...synonyms(verb)])
    : [...verbsOfMethod, ...leadingVerbs];
}

/** Returns the words without stop words and without a letter, as the `s` of `customer’s`. */
function resourceWords(text: string): readonly string[] {
  return withoutStopWords(text).filter((word) => !/^[a-z]$/.test(word));
}

/** Whether a noun is in the singular; undefined-like words such as `status` count as singular. */
function isSingular(typed: string, lastWord: string): boolean {
  return singular(typed) === typed || singular(lastWord) === lastWord;
}

function singulars(segment: string): readonly string[] {
  return spacedTerms(segment)
    .split(' ')
    .filter((word) => word !== '')
    .map(singular);
}

function joinedWords(words: readonly string[]): JoinedWords {
  const text = words.join('');
  return { words, text, last: text.length - (words.at(-1)?.length ?? 0) };
}

function isParameter(segment: string): boolean {
  return segment.includes('{');
}

/** `v1`, `v1beta2`, `2024-01`. */
export function isVersion(segment: string): boolean {
  return /^v\d+(?:\.\d+)*(?:(?:alpha|beta)\d*)?$|^\d{4}-\d{2}(?:-\d{2})?$/i.test(segment);
}
