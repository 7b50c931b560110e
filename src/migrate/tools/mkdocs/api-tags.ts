import path from 'node:path/posix';
import { isApiDescription } from '../../../files/api-description.js';
import { tagAttribute } from '../../../text/tag-attribute.js';
import { isRecord, textOr } from '../../read/setting-values.js';
import { readYamlRecord } from '../../read/yaml-file.js';
import { normalPath, type SourceFiles } from '../../source-files.js';
import type { SourcePage, TextPass } from '../../source-tool.js';
import { replaceOutsideCode } from '../../text/code-ranges.js';
import { absentDescriptions, DescriptionFiles, openapiSetting } from '../description-files.js';

/** `<swagger-ui src>`, `<redoc src>`, `!!swagger a.json!!`, `!!swagger-http https://…!!` and `[OAD(a.yaml)]`. */
const apiTag =
  /<(swagger-ui|redoc)\b(?<attributes>[^>]*?)\/?>(?:\s*<\/\1>)?|!!swagger(?:-http)?[ \t]+(?<render>[^\s!]+)[ \t]*!!|\[OAD\((?<oad>[^)\n]+)\)\]/g;

/** Syntax that is no prose. */
export const apiTagSyntax = apiTag;

/** Plugins whose tags show API descriptions. */
export const apiPlugins = /^(?:swagger-ui-tag|redoc-tag|render_swagger|neoteroi\.mkdocsoad)$/;

/** The API descriptions that pages show. */
export class ApiTags {
  readonly #descriptions: DescriptionFiles;
  readonly #named: readonly string[];
  readonly #routes: ReadonlyMap<string, string>;

  /** @param values replaces variables in the text of a page */
  constructor(
    pages: readonly SourcePage[],
    readonly files: SourceFiles,
    readonly folder: string,
    values: (text: string) => string,
  ) {
    const named = pages.flatMap(({ from }) => {
      const text = files.text(from) ?? '';
      if (text.search(apiTag) === -1) return [];
      return shownDescriptions(values(text)).map((target) => this.#file(target, from) ?? target);
    });
    this.#named = [...new Set(named)];
    this.#descriptions = new DescriptionFiles(this.#named, files);
    const { roots } = this.#descriptions;
    const base = pages.some(({ route }) => route === '/api') ? '/api-reference' : '/api';
    this.#routes = new Map(
      roots.map((file) => [file, roots.length === 1 ? base : `${base}/${this.#id(file)}`]),
    );
  }

  get assets(): readonly SourcePage[] {
    return this.#descriptions.assets;
  }

  get diagnostics() {
    return absentDescriptions(this.#named, this.files);
  }

  /** Returns the setting `openapi`. */
  get settings(): unknown {
    return openapiSetting(
      [...this.#routes].map(([file, route]) => ({
        path: this.#descriptions.place(file),
        ...(this.#routes.size > 1 && { id: this.#id(file) }),
        route,
      })),
    );
  }

  /** A link to the reference in place of the tag; one to the description if it is elsewhere. */
  readonly links: TextPass = (text, { page }) =>
    replaceOutsideCode(text, apiTag, (match) => {
      const target = shownDescription(match);
      if (target === undefined) return match[0];
      const file = this.#file(target, page.from);
      const route = file === undefined ? undefined : this.#routes.get(file);
      if (file !== undefined && route !== undefined) return `[${this.#title(file)}](${route})`;
      return /^https?:\/\//.test(target) ? `[${path.basename(target)}](${target})` : match[0];
    });

  /** Returns the description that a path means, relative to its page or to the folder of the texts. */
  #file(target: string, from: string): string | undefined {
    if (/^[a-z]+:\/\//.test(target)) return undefined;
    const candidates = target.startsWith('/')
      ? [path.join(this.folder, target)]
      : [path.join(path.dirname(from), target), path.join(this.folder, target)];
    return candidates.find((file) => isApiDescription(this.files.text(file) ?? ''));
  }

  #title(file: string): string {
    const { info } = readYamlRecord(this.files, file);
    return textOr(isRecord(info) ? info.title : undefined, path.basename(file));
  }

  #id(file: string): string {
    return normalPath(this.#descriptions.place(file))
      .replace(/^openapi\/|\.[^./]+$/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-');
  }
}

function shownDescriptions(text: string): readonly string[] {
  const found: string[] = [];
  replaceOutsideCode(text, apiTag, (match) => {
    const target = shownDescription(match);
    if (target !== undefined) found.push(target);
    return match[0];
  });
  return found;
}

function shownDescription({ groups = {} }: RegExpMatchArray): string | undefined {
  const { attributes, render, oad } = groups;
  const target = attributes === undefined ? (render ?? oad) : tagAttribute(attributes, 'src');
  return target?.trim().replace(/^["']|["']$/g, '');
}
