import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The result of a build. */
export interface HostileBuild {
  /** Null if the build was killed. */
  readonly exitCode: number | null;
  readonly stderr: string;
  /** Returns the codes of the errors that were reported for a description, each once. */
  errors(name: string): readonly string[];
  /** Returns the absolute path of the published folder of a description. */
  published(name: string): string;
}

/**
 * Builds a site with several descriptions in a child process, and kills it after a time limit. They share a build,
 * because starting one takes longer than reading most of them.
 *
 * @param program absolute path of `bin/docsgen.js`
 * @param site absolute path of the site's folder, which is created
 * @param texts descriptions by name
 * @param seconds time limit
 */
export async function buildHostile(
  program: string,
  site: string,
  texts: ReadonlyMap<string, string>,
  seconds: number,
): Promise<HostileBuild> {
  await mkdir(path.join(site, 'content/docs'), { recursive: true });
  await mkdir(path.join(site, 'api'), { recursive: true });
  await writeFile(path.join(site, 'content/index.md'), '# Home\n');
  await writeFile(path.join(site, 'content/docs/index.md'), '# Guide\n');
  const names = [...texts.keys()];
  const idOf = (name: string) => `d${names.indexOf(name)}`;
  const fileOf = (name: string) =>
    `api/${idOf(name)}.${texts.get(name)?.startsWith('{') ? 'json' : 'yaml'}`;
  for (const [name, text] of texts) await writeFile(path.join(site, fileOf(name)), text);
  const openapi = names.map((name) => ({
    path: fileOf(name),
    id: idOf(name),
    label: name,
    route: `/api/${idOf(name)}`,
  }));
  await writeFile(
    path.join(site, 'docsgen.config.json'),
    JSON.stringify({ title: 'Hostile', openapi }),
  );
  const { exitCode, stdout, stderr } = await runToEnd(program, site, seconds);
  const found = stdout === '' ? [] : errorsIn(stdout);
  return {
    exitCode,
    stderr,
    errors: (name) => [
      ...new Set(found.filter(({ place }) => place?.file === fileOf(name)).map(({ code }) => code)),
    ],
    published: (name) => path.join(site, 'dist/api', idOf(name)),
  };
}

async function runToEnd(program: string, site: string, seconds: number) {
  const child = spawn(process.execPath, [program, 'build', site, '--json'], {
    env: { ...process.env, NO_COLOR: '1' },
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (data) => {
    stdout += data;
  });
  child.stderr.on('data', (data) => {
    stderr += data;
  });
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  return { exitCode, stdout, stderr };
}

interface ReportedError {
  readonly code: string;
  readonly severity: string;
  readonly place?: { readonly file: string };
}

function errorsIn(stdout: string): readonly ReportedError[] {
  const report: { diagnostics: readonly ReportedError[] } = JSON.parse(stdout);
  return report.diagnostics.filter(({ severity }) => severity === 'error');
}
