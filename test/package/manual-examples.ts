import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A code block of the manual: a whole file if it has a title, otherwise keys of the configuration. */
interface CodeBlock {
  readonly language: string;
  readonly title: string | undefined;
  readonly code: string;
  /** Of its first line of code, from 1. */
  readonly line: number;
}

export interface ManualExample {
  /** Relative path of the file to compile: a folder for each site, which is named after the page. */
  readonly file: string;
  readonly text: string;
  /** Where the manual has it, as `page.md:12`. */
  readonly source: string;
}

/** Examples that cannot be compiled, by page and title, with the reason. */
const skippedExamples: Readonly<Record<string, string>> = {
  'descriptions-from-frameworks.md scripts/openapi.ts':
    'It imports NestJS and an application of the reader.',
};

/** The outermost fences of a Markdown text. */
function codeBlocks(markdown: string): CodeBlock[] {
  const lines = markdown.split('\n');
  const blocks: CodeBlock[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [, indent = '', fence, language = '', meta = ''] =
      /^( *)(`{3,}|~{3,})(\w*)(.*)$/.exec(lines[index] ?? '') ?? [];
    if (!fence) continue;
    const start = index + 1;
    do index += 1;
    while (index < lines.length && lines[index]?.trim() !== fence);
    const code = lines.slice(start, index).map((line) => line.slice(indent.length));
    const [, quoted, bare] = /\btitle=(?:"([^"]*)"|(\S+))/.exec(meta) ?? [];
    const title = quoted ?? bare;
    blocks.push({ language, title, code: `${code.join('\n')}\n`, line: start + 1 });
  }
  return blocks;
}

function isTypeScript({ language, code }: CodeBlock): boolean {
  return ['ts', 'tsx'].includes(language) || (language === 'js' && /from 'docsgen\//.test(code));
}

/** Keys of the configuration as a file. They keep their lines, for the positions of errors. */
function completeConfiguration(keys: string): string {
  return `import('docsgen').then(({ defineConfig }) => defineConfig({ ${keys} }));\n`;
}

function examplesOfPage(page: string, markdown: string): ManualExample[] {
  const name = page.replaceAll(path.sep, '/').replace(/\.md$/, '');
  let site = 1;
  const titles = new Set<string>();
  const examples: ManualExample[] = [];
  for (const [index, block] of codeBlocks(markdown).filter(isTypeScript).entries()) {
    const { title, code, line } = block;
    if (title && skippedExamples[`${page} ${title}`]) continue;
    // Files of the same name belong to different sites.
    if (title && titles.has(title)) {
      site += 1;
      titles.clear();
    }
    if (title) titles.add(title);
    examples.push({
      file: `${name}-${site}/${title ?? `keys-${index}.ts`}`,
      text: title ? code : completeConfiguration(code),
      source: `${page}:${line}`,
    });
  }
  return examples;
}

/** The TypeScript of the manual as files of sites. */
export function manualExamples(folder: string): ManualExample[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((page) => page.endsWith('.md'))
    .map((page) => ({ page, markdown: readFileSync(path.join(folder, page), 'utf8') }));
  const titles = pages.flatMap(({ page, markdown }) =>
    codeBlocks(markdown).map(({ title }) => `${page} ${title}`),
  );
  const gone = Object.keys(skippedExamples).filter((name) => !titles.includes(name));
  if (gone.length > 0) throw new Error(`Skipped examples that do not exist: ${gone.join(', ')}`);
  return pages.flatMap(({ page, markdown }) => examplesOfPage(page, markdown));
}

/** The settings for editors that the manual recommends. */
export function manualCompilerOptions(folder: string): Readonly<Record<string, unknown>> {
  const markdown = readFileSync(path.join(folder, 'react-pages.md'), 'utf8');
  const block = codeBlocks(markdown).find(({ title }) => title === 'tsconfig.json');
  if (!block) throw new Error('react-pages.md has no tsconfig.json.');
  return JSON.parse(block.code).compilerOptions;
}
