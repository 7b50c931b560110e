import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { completionScript } from './completion.js';

const run = promisify(execFile);
const program = new Command('docsgen');
program.command('build').description("build the site's pages").option('--strict', 'be strict');
const theme = program.command('theme').description('theme files');
theme.command('eject').description('copy a file');
theme.command('update').description('merge changes');
program.command('dev').alias('start').option('-p, --port <port>', 'port').option('--open', 'open');

/** What bash offers for the last word of a line. */
async function completions(...line: readonly string[]): Promise<string[]> {
  const words = line.map((word) => `'${word}'`).join(' ');
  const script = `${completionScript(program, 'bash')}
COMP_WORDS=(${words}); COMP_CWORD=${line.length - 1}; _docsgen; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = await run('bash', ['--norc', '-c', script], { cwd: '/' });
  return stdout.split('\n').filter(Boolean);
}

describe('completion', () => {
  it('completes commands and their options in bash', async () => {
    expect(await completions('docsgen', '')).toEqual(['build', 'theme', 'dev']);
    expect(await completions('docsgen', 'b')).toEqual(['build']);
    expect(await completions('docsgen', 'build', '--')).toEqual(['--strict']);
    expect(await completions('docsgen', 'start', '--p')).toEqual(['--port']);
    expect(await completions('docsgen', 'theme', 'up')).toEqual(['update']);
  });

  it('describes commands and options in fish', () => {
    const script = completionScript(program, 'fish');
    expect(script).toContain("-a build -d 'build the site\\'s pages'");
    expect(script).toContain("-n '__fish_seen_subcommand_from dev start' -l port -d 'port'");
    expect(script).toContain("-n '__fish_seen_subcommand_from theme' -a update -d 'merge changes'");
  });

  it('names the options of each command in zsh', () => {
    const script = completionScript(program, 'zsh');
    expect(script).toMatch(/^#compdef docsgen\n/);
    expect(script).toContain("dev|start) words='--port --open' ;;");
  });
});
