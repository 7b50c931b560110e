import { asList, asObject, isObject, type RawObject } from '../../json-schema/json.js';
import { languageNames, type SampleId, sampleLanguage } from '../../request/code-samples/index.js';
import type { CodeSample } from '../api/media-type.js';
import { asText } from '../json.js';
import type { Ports } from '../normalize/context.js';

/** Shells, whose samples may call programs other than curl. */
const shells = new Set(['shell', 'bash', 'sh', 'zsh']);

/** A sample as its author wrote it. */
interface Written {
  readonly language?: string | undefined;
  readonly label?: string | undefined;
  readonly text: string;
}

/**
 * Returns the author's samples from all supported extensions. The first one in a generated language
 * replaces the generated sample. It shows the author's preferred way, often with an SDK, until the
 * reader changes the form; then the request form regenerates it in `language`.
 */
export function authorSamples(
  node: RawObject,
  highlight: Ports['highlight'],
): readonly CodeSample[] {
  const ids = new Set<string>();
  const languages = new Set<SampleId>();
  return allWritten(node).map(({ language, label, text }) => {
    const written = language ?? label ?? 'text';
    const name = written.toLowerCase();
    const knownLanguage = nameLanguage(name, text);
    const base =
      (knownLanguage ?? name).replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'sample';
    let id = base;
    for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
    ids.add(id);
    const names = knownLanguage && languageNames(knownLanguage);
    const code = highlight(text.replace(/\s+$/, ''), names?.highlight ?? name);
    const shown = label ?? names?.label ?? written;
    const sample = {
      id,
      label: shown,
      code,
      written: true,
      ...(names && names.label !== shown ? { languageLabel: names.label } : {}),
    };
    if (knownLanguage === undefined || languages.has(knownLanguage)) return sample;
    languages.add(knownLanguage);
    return { ...sample, language: knownLanguage };
  });
}

/** Returns the languages that the author wants to be generated: `x-readme.samples-languages`. */
export function wantedLanguages(node: RawObject): readonly SampleId[] {
  return asList(asObject(node['x-readme'])['samples-languages']).flatMap((raw) => {
    const name = (asText(raw) ?? '').toLowerCase();
    return (shells.has(name) ? 'curl' : sampleLanguage(name)) ?? [];
  });
}

function nameLanguage(name: string, text: string): SampleId | undefined {
  if (shells.has(name)) return /(?:^|[\s;&|(])curl\s/.test(text) ? 'curl' : undefined;
  return sampleLanguage(name);
}

function allWritten(node: RawObject): readonly Written[] {
  const own = asList(node['x-codeSamples'] ?? node['x-code-samples']).flatMap((raw) => {
    const { lang, label, source } = asObject(raw);
    return written(lang, label, source);
  });
  const readme = asList(asObject(node['x-readme'])['code-samples']).flatMap((raw) => {
    const { language, name, code } = asObject(raw);
    return written(language, name, code);
  });
  const { examples } = asObject(node['x-oaiMeta']);
  const titled = Array.isArray(examples) ? examples : [examples];
  return [...own, ...readme, ...titled.flatMap(titledRequests)];
}

/**
 * Reads the requests of an example in OpenAI's description: one text for each language. The first example is the one
 * that readers see; titles only tell the others from it.
 */
function titledRequests(example: unknown, index: number): readonly Written[] {
  const { title, request } = asObject(example);
  const requests = isObject(request) ? request : { curl: request };
  return Object.entries(requests).flatMap(([language, source]) => {
    const known = sampleLanguage(language.toLowerCase());
    const name = known === undefined ? language : languageNames(known).label;
    const titleText = index === 0 ? undefined : asText(title);
    return written(language, titleText === undefined ? undefined : `${name}: ${titleText}`, source);
  });
}

function written(language: unknown, label: unknown, source: unknown): readonly Written[] {
  const text = asText(source);
  return text === undefined || text.trim() === ''
    ? []
    : [{ language: asText(language), label: asText(label), text }];
}
