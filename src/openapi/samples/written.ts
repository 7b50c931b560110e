import { type CodeSample, sampleIds } from '../../model/index.js';
import { type JsonObject, listOf, objectOf, textOf } from '../json.js';
import type { Ports } from '../normal/context.js';

/** What authors call the languages that docsgen writes itself. */
const aliases: Readonly<Record<string, string>> = {
  shell: 'curl',
  bash: 'curl',
  sh: 'curl',
  js: 'javascript',
  node: 'javascript',
  'node.js': 'javascript',
  nodejs: 'javascript',
  ts: 'typescript',
  py: 'python',
  python3: 'python',
  golang: 'go',
  rb: 'ruby',
  'c#': 'csharp',
  rs: 'rust',
};

/** The samples that an operation's author gave in `x-codeSamples`. */
export function writtenSamples(
  node: JsonObject,
  highlight: Ports['highlight'],
): readonly CodeSample[] {
  const taken = new Set<string>();
  return listOf(node['x-codeSamples'] ?? node['x-code-samples']).flatMap((raw) => {
    const { lang, label, source } = objectOf(raw);
    const text = textOf(source);
    if (text === undefined) return [];
    const written = textOf(lang) ?? textOf(label) ?? 'text';
    const name = written.toLowerCase();
    const known = aliases[name] ?? name;
    const base = known.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'sample';
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    const language = sampleIds.some((one) => one === known) && known !== 'curl' ? known : name;
    const code = highlight(text.replace(/\s+$/, ''), language === 'curl' ? 'bash' : language);
    return [{ id, label: textOf(label) ?? written, code, written: true }];
  });
}
