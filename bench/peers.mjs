// Runs docsgen and other generators on the same Markdown, and prints their time, memory and output size, also as ratios
// to Hugo. Installs them from the npm registry into a temporary folder; install Hugo yourself (`apt-get install hugo`).
//
//   npm run bench:peers                              1,000 generated pages
//   npm run bench:peers -- --pages 100
//   npm run bench:peers -- --content ~/my/docs       the Markdown of a folder
//   npm run bench:peers -- --peer hugo --peer starlight
//   npm run bench:peers -- --dev                     development servers as well, in Chromium
import { randomUUID } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writePages } from './corpus.mjs';
import { freePort, measureDev } from './dev.mjs';
import { installPeer, peers } from './peers/index.mjs';
import { measure, median } from './process.mjs';
import { sizeOf } from './sites.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    content: { type: 'string' },
    peer: { type: 'string', multiple: true, default: Object.keys(peers) },
    runs: { type: 'string', default: '1' },
    dev: { type: 'boolean', default: false },
  },
});
const bin = path.join(import.meta.dirname, '../bin/docsgen.js');

const docsgen = {
  name: 'docsgen',
  content: 'content/docs',
  adapt: (name) => [name],
  build: { command: process.execPath, args: [bin, 'build', '--silent'] },
  cache: ['dist', '.docsgen'],
  output: 'dist',
  dev: (port) => ({
    command: process.execPath,
    args: [bin, 'dev', '--no-open', '--silent', '--port', String(port)],
  }),
  url: (route) => `/docs${route}`,
};

async function installDocsgen(folder, content) {
  await mkdir(path.join(folder, 'content'), { recursive: true });
  await cp(content, path.join(folder, docsgen.content), { recursive: true });
  const config = '{ "onBrokenLinks": "ignore", "onBrokenAnchors": "ignore" }\n';
  await writeFile(path.join(folder, 'docsgen.config.json'), config);
}

/**
 * Moves the output of a build aside until all measurements are done. File systems without a journal skip over inodes
 * deleted within the last minute or more, which makes creating files several times slower for the next generator.
 */
async function putAside(file) {
  await rename(file, path.join(aside, randomUUID())).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

async function run(peer, content, page) {
  const folder = await mkdtemp(path.join(root, 'peer-'));
  try {
    if (peer === docsgen) await installDocsgen(folder, content);
    else await installPeer(peer, folder, content);
    const file = path.join(folder, peer.content, peer.adapt(page, '')[0]);
    const build = () => measure(peer.build.command, peer.build.args, { cwd: folder });
    const clear = () => Promise.all(peer.cache.map((name) => putAside(path.join(folder, name))));
    const cold = await repeat(async () => {
      await clear();
      return build();
    });
    const edited = await repeat(async () => {
      await appendFile(file, '\nOnce more.\n');
      return build();
    });
    const bytes = await sizeOf(path.join(folder, peer.cache[0]));
    const row = { cold: cold.seconds, edited: edited.seconds, memory: cold.mebibytes, bytes };
    if (!values.dev) return row;
    await clear();
    const port = await freePort();
    const url = `http://127.0.0.1:${port}${peer.url(`/${page.slice(0, -3)}`)}`;
    return { ...row, dev: await measureDev({ ...peer.dev(port), cwd: folder }, { url, file }) };
  } finally {
    await putAside(folder);
  }
}

async function repeat(once) {
  const results = [];
  for (let count = 0; count < Number(values.runs); count += 1) results.push(await once());
  return {
    seconds: median(results.map(({ seconds }) => seconds)),
    mebibytes: median(results.map(({ mebibytes }) => mebibytes)),
  };
}

function tableRow(name, { cold, edited, memory, bytes, dev }, hugo) {
  const ratio = (value, of) => (of === undefined ? '' : ` (${(value / of).toFixed(2)})`);
  const cells = [
    name,
    `${cold.toFixed(1)} s${ratio(cold, hugo?.cold)}`,
    `${edited.toFixed(1)} s${ratio(edited, hugo?.cold)}`,
    `${Math.round(memory)} MiB`,
    `${(bytes / 1e6).toFixed(0)} MB`,
    ...(dev ? [`${dev.seconds.toFixed(1)} s`, `${Math.round(dev.milliseconds)} ms`] : []),
  ];
  return `| ${cells.join(' | ')} |`;
}

const root = await mkdtemp(path.join(tmpdir(), 'docsgen-peers-'));
const aside = path.join(root, 'aside');
await mkdir(aside);
try {
  const content = values.content ?? path.join(root, 'docs');
  if (values.content === undefined) await writePages(content, Number(values.pages));
  const names = await readdir(content, { recursive: true });
  const pages = names.filter(
    (name) => /^[a-z][^.]*\.md$/.test(name) && !/index|readme/i.test(name),
  );
  const page = pages.sort()[Math.floor(pages.length / 2)].split(path.sep).join('/');
  const count = names.filter((name) => name.endsWith('.md')).length;
  const [cpu] = os.cpus();
  console.log(
    `${count} pages; ${os.availableParallelism()} × ${cpu.model}, Node.js ${process.version}`,
  );
  const dev = values.dev ? ['dev: start → page', 'dev: save → text'] : [];
  const heads = ['', 'cold (to Hugo, cold)', 'one page edited', 'memory', 'output', ...dev];
  console.log(`\n| ${heads.join(' | ')} |\n|${' --- |'.repeat(heads.length)}`);
  let hugo;
  for (const key of values.peer.toSorted((one) => (one === 'hugo' ? -1 : 0))) {
    try {
      const row = await run(peers[key], content, page);
      if (key === 'hugo') hugo = row;
      console.log(tableRow(peers[key].name, row, hugo));
    } catch (error) {
      console.log(
        `| ${peers[key].name} | ${String(error.message).slice(0, 300).replace(/\s+/g, ' ')} |`,
      );
    }
  }
  console.log(tableRow(docsgen.name, await run(docsgen, content, page), hugo));
} finally {
  await rm(root, { recursive: true, force: true });
}
