import { spawn } from 'node:child_process';

const commands: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Asks the system to show a URL. Where it cannot, the URL on the terminal has to do. */
export function openBrowser(url: string): void {
  const [command = '', ...args] = commands[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
