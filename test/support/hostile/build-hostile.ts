import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The result of a build. */
export interface Ended {
  /** Null if the build was killed. */
  readonly exitCode: number | null;
  /** Codes of the reported errors. */
  readonly errors: readonly string[];
  /** Its standard error. */
  readonly stderr: string;
}

/**
 * Builds a site with one description in a child process, and kills it after a time limit.
 *
 * @param program absolute path of `bin/docsgen.js`
 * @param site absolute path of the site's folder, which is created
 * @param seconds time limit
 */
export async function buildHostile(
  program: string,
  site: string,
  text: string,
  seconds: number,
): Promise<Ended> {
  const file = text.startsWith('{') ? 'openapi.json' : 'openapi.yaml';
  await mkdir(path.join(site, 'content/docs'), { recursive: true });
  await mkdir(path.join(site, 'api'), { recursive: true });
  await writeFile(path.join(site, 'content/index.md'), '# Home\n');
  await writeFile(path.join(site, 'content/docs/index.md'), '# Guide\n');
  await writeFile(path.join(site, 'api', file), text);
  const config = { title: 'Hostile', openapi: { path: `api/${file}` } };
  await writeFile(path.join(site, 'docsgen.config.json'), JSON.stringify(config));
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
  return { exitCode, errors: stdout === '' ? [] : errorsIn(stdout), stderr };
}

function errorsIn(stdout: string): readonly string[] {
  const report: { diagnostics: readonly { code: string; severity: string }[] } = JSON.parse(stdout);
  return report.diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code);
}
