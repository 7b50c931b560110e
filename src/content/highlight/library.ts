import { createRequire } from 'node:module';
import type { Emitter, HLJSApi, Language, LanguageFn, Mode } from 'highlight.js';
import { withJsonInShell } from '../../request/code-samples/json-in-shell.js';
import { escapeText } from '../../text/escape.js';
import { withFrontMatter } from './front-matter.js';
import { grammars } from './grammars.js';
import { jsonHtml } from './json-html.js';

// Uses CommonJS, because grammars load synchronously during rendering.
const load = createRequire(import.meta.url);
const core: HLJSApi = load('highlight.js/lib/core');

const names: ReadonlyMap<string, string> = new Map([
  ...Object.entries(grammars).flatMap(([name, others]) =>
    others === '' ? [] : others.split(' ').map((other) => [other, name] as const),
  ),
  ...Object.keys(grammars).map((name) => [name, name] as const),
]);

/** Returns the grammar for a name or alias in lower case; undefined if there is none. */
export function nameGrammar(name: string): string | undefined {
  return names.get(name);
}

/**
 * Returns code as HTML with token classes; undefined if the grammar fails.
 *
 * @param grammar a name from {@link nameGrammar}
 */
export function tokenHtml(grammar: string, text: string): string | undefined {
  const plain = grammar === 'json' ? jsonHtml(text) : undefined;
  if (plain !== undefined) return plain;
  const library = withGrammar(grammar === 'json' ? forJson : growing, grammar);
  const result = library.highlight(text, { ignoreIllegals: true, language: grammar });
  return result.errorRaised ? undefined : result.value;
}

/** Emits HTML directly; the library's emitter builds a tree first. */
class HtmlEmitter implements Emitter {
  #html = '';
  /** For each open scope, whether it has a span. */
  readonly #open: boolean[] = [];

  addText(text: string): void {
    this.#html += escapeText(text);
  }

  // The library also calls the older method names.
  openNode(name: string): void {
    this.startScope(name);
  }

  closeNode(): void {
    this.endScope();
  }

  startScope(name: string): void {
    const isMarked = this.marks(name);
    if (isMarked) this.#html += `<span class="${scopeClasses(name)}">`;
    this.#open.push(isMarked);
  }

  endScope(): void {
    if (this.#open.pop()) this.#html += '</span>';
  }

  __addSublanguage(part: Emitter, name: string): void {
    const html = part.toHTML();
    this.#html += name ? `<span class="${name}">${html}</span>` : html;
  }

  finalize(): void {}

  toHTML(): string {
    return this.#html + '</span>'.repeat(this.#open.filter(Boolean).length);
  }

  protected marks(_scope: string): boolean {
    return true;
  }
}

/**
 * Omits the spans of punctuation in JSON, which were a third of its HTML: it has the colour of the block. Literals
 * contain a keyword scope of their own.
 */
class JsonEmitter extends HtmlEmitter {
  protected override marks(scope: string): boolean {
    return scope !== 'punctuation' && scope !== 'literal';
  }
}

/** `title.class` → `hljs-title class_`, as in the library's styles. */
function scopeClasses(scope: string): string {
  if (!scope.includes('.')) return `hljs-${scope}`;
  return scope
    .split('.')
    .map((part, index) => (index === 0 ? `hljs-${part}` : part + '_'.repeat(index)))
    .join(' ');
}

function newLibrary(emitter = HtmlEmitter): HLJSApi {
  const library = core.newInstance();
  library.configure({ __emitter: emitter, classPrefix: 'hljs-' });
  return library;
}

const growing = newLibrary();
const forJson = newLibrary(JsonEmitter);

/** Loads a grammar and its embedded languages. */
function withGrammar(library: HLJSApi, name: string): HLJSApi {
  const missing = [name];
  for (let next = missing.pop(); next !== undefined; next = missing.pop()) {
    if (library.getLanguage(next)) continue;
    register(library, next);
    const language = library.getLanguage(next);
    if (language) missing.push(...languagesInside(language));
  }
  return library;
}

/** What the grammars of the library lack. */
const extensions: ReadonlyMap<string, (grammar: Language) => Language> = new Map([
  ['bash', withJsonInShell],
  ['markdown', withFrontMatter],
]);

function register(library: HLJSApi, name: string): void {
  const grammar: LanguageFn = load(`highlight.js/lib/languages/${name}`);
  library.registerLanguage(name, (api) => {
    const language = withoutGuesses(grammar(api));
    return extensions.get(name)?.(language) ?? language;
  });
}

/**
 * Languages of HTTP bodies. The HTTP grammar tries all languages on a body, which takes a hundred times as long as the
 * rest and often guesses wrong.
 */
const languagesOfBodies = ['json', 'xml'];

function withoutGuesses(language: Language): Language {
  eachMode(language, (mode) => {
    if (Array.isArray(mode.subLanguage) && mode.subLanguage.length === 0) {
      mode.subLanguage = languagesOfBodies;
    }
  });
  return language;
}

function languagesInside(language: Language): string[] {
  const found: string[] = [];
  eachMode(language, ({ subLanguage = [] }) => {
    found.push(...[subLanguage].flat());
  });
  return found.flatMap((name) => names.get(name) ?? []);
}

/** Visits all modes of a grammar, which can be nested under any key and circular. */
function eachMode(language: Language, use: (mode: Mode) => void): void {
  const seen = new Set<unknown>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    use(value);
    for (const part of Object.values(value)) walk(part);
  };
  walk(language);
}
