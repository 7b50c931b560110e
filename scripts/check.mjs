// Runs all checks at once, so that every core has work, and prints what each reports when it ends.
import { spawn } from 'node:child_process';

const checks = ['types', 'lint', 'unused', 'imports'];

const passed = await Promise.all(checks.map(check));
process.exitCode = passed.every(Boolean) ? 0 : 1;

/**
 * @param {string} name
 * @returns {Promise<boolean>} whether the check has passed
 */
async function check(name) {
  const child = spawn(`npm run --silent check:${name}`, { shell: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const exitCode = await new Promise((resolve) => child.once('close', resolve));
  console.log(`── check:${name} ${exitCode === 0 ? 'passed' : 'failed'}\n${output.trim()}`);
  return exitCode === 0;
}
