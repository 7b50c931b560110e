// Runs a command and measures its process from outside, in the same way for every generator.
import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

/** Milliseconds between two memory samples. */
const interval = 40;

/**
 * Runs a command to its end. Returns the seconds that the process ran, and the peak resident memory in MiB of it and
 * all its children (Linux only; NaN elsewhere).
 *
 * @throws Error with the command's output if it fails
 */
export async function measure(command, args, options = {}) {
  const start = performance.now();
  const child = spawnGroup(command, args, options);
  const memory = watchMemory(child.pid);
  const code = await child.ended;
  const seconds = (performance.now() - start) / 1000;
  const mebibytes = memory.stop();
  if (code !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${child.tail()}`);
  return { seconds, mebibytes, out: child.out() };
}

/** Starts a command that runs until it is stopped. */
export function launch(command, args, options = {}) {
  const child = spawnGroup(command, args, options);
  const memory = watchMemory(child.pid);
  return {
    ...child,
    now: () => memory.now(),
    stop: async () => {
      memory.stop();
      // Kill the process group, because children of the server would keep running.
      process.kill(-child.pid, 'SIGTERM');
      const late = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), 5000);
      await child.ended;
      clearTimeout(late);
    },
  };
}

function spawnGroup(command, args, { cwd, env = {} }) {
  const child = spawn(command, args, {
    cwd,
    detached: true,
    env: { ...process.env, NO_COLOR: '1', CI: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return { pid: child.pid, ended, out: () => out, tail: () => (out + err).slice(-3000) };
}

function watchMemory(pid) {
  let peak = Number.NaN;
  const look = async () => {
    const now = await memoryOf(pid);
    if (now > 0) peak = Math.max(now, Number.isNaN(peak) ? 0 : peak);
    return now;
  };
  const timer = setInterval(look, interval);
  return {
    now: look,
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}

/** Returns the MiB that a process and its children use according to the kernel; 0 if it gives no figure. */
async function memoryOf(pid) {
  try {
    const pids = [pid, ...(await descendants(pid))];
    const sizes = await Promise.all(pids.map(residentOf));
    return sizes.reduce((sum, size) => sum + size, 0) / 1024;
  } catch {
    return 0;
  }
}

async function residentOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
}

async function descendants(pid) {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  );
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean));
  const below = await Promise.all(children.map(descendants));
  return [...children, ...below.flat()];
}

export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
