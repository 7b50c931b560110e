import { createRequire } from 'node:module';
import type { Emitter, HLJSApi, Language, LanguageFn, Mode } from 'highlight.js';
import { grammars } from './grammars.js';
import { escapeText } from './to-html.js';

// As CommonJS, since a grammar is loaded in the middle of a text.
const load = createRequire(import.meta.url);
const core: HLJSApi = load('highlight.js/lib/core');

const names: ReadonlyMap<string, string> = new Map([
  ...Object.entries(grammars).flatMap(([name, others]) =>
    others === '' ? [] : others.split(' ').map((other) => [other, name] as const),
  ),
  ...Object.keys(grammars).map((name) => [name, name] as const),
]);

/** The grammar that goes by a name in lower case; undefined where there is none. */
export function nameGrammar(name: string): string | undefined {
  return names.get(name);
}

/**
 * Code as HTML with classes for its tokens; undefined where the grammar breaks on it.
 *
 * @param grammar as {@link nameGrammar} has it
 */
export function tokens(grammar: string, text: string): string | undefined {
  const library = withGrammar(grammar === 'json' ? forJson : growing, grammar);
  const result = library.highlight(text, { ignoreIllegals: true, language: grammar });
  return result.errorRaised ? undefined : result.value;
}

/** Writes HTML right away, where the library's own one makes a tree first. */
class HtmlEmitter implements Emitter {
  #html = '';
  /** Whether each scope that is open has a span. */
  readonly #open: boolean[] = [];

  addText(text: string): void {
    this.#html += escapeText(text);
  }

  // The library calls the older names as well.
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
 * In JSON, what is no value is a name or punctuation: the colour of the block says so (highlight.css), and spares
 * the spans that were more than half of its HTML. The words in a literal are keywords by themselves.
 */
class JsonEmitter extends HtmlEmitter {
  protected override marks(scope: string): boolean {
    return scope !== 'punctuation' && scope !== 'literal' && scope !== 'attr';
  }
}

const classes = new Map<string, string>();

/** `title.class` → `hljs-title class_`, as the library's styles have it. */
function scopeClasses(scope: string): string {
  const known = classes.get(scope);
  if (known !== undefined) return known;
  const made = scope
    .split('.')
    .map((part, index) => (index === 0 ? `hljs-${part}` : part + '_'.repeat(index)))
    .join(' ');
  classes.set(scope, made);
  return made;
}

function newLibrary(emitter = HtmlEmitter): HLJSApi {
  const library = core.newInstance();
  library.configure({ __emitter: emitter, classPrefix: 'hljs-' });
  return library;
}

const growing = newLibrary();
const forJson = newLibrary(JsonEmitter);

/** The library with a grammar and those of the languages inside of it. */
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

function register(library: HLJSApi, name: string): void {
  const grammar: LanguageFn = load(`highlight.js/lib/languages/${name}`);
  library.registerLanguage(name, (api) => withoutGuesses(grammar(api)));
}

/**
 * The grammar of HTTP holds the body of a message against every language there is, which takes a hundred times as
 * long as the rest and often finds one that nobody sends.
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

/** A grammar is made of modes in one another, in many keys, and round in circles. */
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
