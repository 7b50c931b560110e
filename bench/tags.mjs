// Measures which pages with component tags build whole, on sites of other tools as they are:
//
//   npm run bench:tags -- ~/planets/website:docs ~/moons:src/content/docs
//
// Each argument is the folder of a site, and its documents in it. They are copied to a temporary folder and built with
// tags in .md files. A page is whole if docsgen reports nothing about its text and no markup is visible outside of
// code; "silent" if markup is visible without a finding. The silent ones are listed, because text may look like markup.
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const docsgen = path.join(import.meta.dirname, '../bin/docsgen.js');

/** What a page with it is not whole. Links, icons, options of code and front matter are no markup. */
const aboutMarkup =
  /^content\/(?:unknown-(?:tag|attribute|directive|element)|tag-|foreign-|include-|unsafe-html|misplaced-|missing-label|unclosed-directive|failed|crashed|too-)/;

/** Blanks front matter, code and comments. */
function outsideCode(text) {
  return text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^[ \t>]*(?:[-*+][ \t]+)?(`{3,}|~{3,})[\s\S]*?^[ \t>]*\1[ \t]*$/gm, '')
    .replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');
}

const componentTag = /(?<![\w\\`])<[A-Z][\w.]*(?=[\s/>])/;
const markup =
  /&lt;\/?[A-Z][\w.]*(?=\s|\/|&gt;)|\{[^{}\n]{1,80}\}|^\s*(?:import|export)\s[^\n]*(?:from|const|default)\b/m;

/** Returns the markup that readers see; undefined for none. */
function visibleMarkup(html) {
  const [article = ''] = /<article[\s\S]*<\/article>/.exec(html) ?? [];
  const text = article
    .replace(/<(pre|code|script|style|svg|math|kbd)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<\/(?:p|div|li|h\d|td|th)>/g, '\n')
    .replace(/<[^>]*>/g, '');
  return markup.exec(text)?.[0].trim();
}

/** Builds a copy of a site, with warnings instead of errors. Returns its findings and its pages. */
async function build(site, documents) {
  const rules = {};
  for (;;) {
    const config = {
      title: 'Measured',
      docs: { path: documents === '.' ? '.' : `./${documents}` },
      markdown: { tags: true },
      ...{ search: false, llms: false, openapi: false, blog: false },
      ...{ onBrokenLinks: 'warn', onBrokenAnchors: 'warn', rules },
    };
    const hook = `({ pages }) => writeFileSync('pages.json', JSON.stringify(pages))`;
    await writeFile(
      path.join(site, 'measured.mjs'),
      `import { writeFileSync } from 'node:fs';\nexport default { ...${JSON.stringify(config)}, onBuilt: ${hook} };`,
    );
    const args = [docsgen, 'build', '--config', 'measured.mjs', '--json', '--out-dir', 'dist'];
    const { stdout } = spawnSync('node', args, { cwd: site, encoding: 'utf8', maxBuffer: 2 ** 30 });
    const { ok, diagnostics } = JSON.parse(stdout);
    if (ok) {
      const pages = JSON.parse(await readFile(path.join(site, 'pages.json'), 'utf8'));
      return { diagnostics, pages };
    }
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const [fixed] = errors.filter(({ code }) => code in rules || code.startsWith('config/'));
    if (fixed) throw new Error(`${fixed.place?.file}: ${fixed.message}`);
    for (const { code } of errors) rules[code] = 'warn';
  }
}

async function measure(site, documents) {
  const counts = { pages: 0, whole: 0, reported: 0, silent: 0 };
  const { diagnostics, pages } = await build(site, documents);
  const found = diagnostics.filter(({ code }) => aboutMarkup.test(code));
  const reported = new Set(found.map(({ place }) => place?.file));
  for (const { file, source } of pages) {
    if (!/\.mdx?$/.test(source ?? '')) continue;
    const text = await readFile(path.join(site, source), 'utf8');
    if (!componentTag.test(outsideCode(text))) continue;
    const html = await readFile(path.join(site, 'dist', file), 'utf8');
    const visible = visibleMarkup(html);
    counts.pages += 1;
    if (reported.has(source)) counts.reported += 1;
    else if (visible === undefined) counts.whole += 1;
    else {
      counts.silent += 1;
      console.log(`${source}: ${visible}`);
    }
  }
  return counts;
}

for (const argument of process.argv.slice(2)) {
  const [folder, documents = 'docs'] = argument.split(':');
  const site = await mkdtemp(path.join(tmpdir(), 'docsgen-bench-'));
  try {
    await cp(folder, site, {
      recursive: true,
      filter: (file) => !/node_modules|\.git$/.test(file),
    });
    const { pages, whole, reported, silent } = await measure(site, documents);
    const share = Math.round((100 * whole) / Math.max(pages, 1));
    console.log(
      `${folder}: ${pages} pages, ${whole} whole (${share} %), ${reported} reported, ${silent} silent`,
    );
  } finally {
    await rm(site, { recursive: true });
  }
}
