import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const isSource = (name: string): boolean => !/^(dist|\.docsgen|\.git|\..*\.docsgen-)/.test(name);

/** The editable sources of a site. Paths are relative to its folder. */
export class SiteFolder {
  readonly dir: string;

  constructor(dir: string) {
    this.dir = dir;
  }

  /** In an order independent of the file system. */
  files(pattern = /^/): readonly string[] {
    const found: string[] = [];
    const walk = (folder: string): void => {
      for (const entry of readdirSync(path.join(this.dir, folder), { withFileTypes: true })) {
        const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (folder === '' && !isSource(name)) continue;
        if (entry.isDirectory()) walk(name);
        else found.push(name);
      }
    };
    walk('');
    return found.filter((name) => pattern.test(name)).toSorted();
  }

  has(name: string): boolean {
    return existsSync(path.join(this.dir, name));
  }

  read(name: string): string {
    return readFileSync(path.join(this.dir, name), 'utf8');
  }

  bytes(name: string): Buffer {
    return readFileSync(path.join(this.dir, name));
  }

  write(name: string, contents: string | Uint8Array): void {
    mkdirSync(path.dirname(path.join(this.dir, name)), { recursive: true });
    writeFileSync(path.join(this.dir, name), contents);
  }

  change(name: string, edit: (text: string) => string): void {
    this.write(name, edit(this.read(name)));
  }

  remove(name: string): void {
    rmSync(path.join(this.dir, name), { recursive: true, force: true });
  }

  /** @returns whether there was room for it */
  move(from: string, to: string): boolean {
    if (this.has(to)) return false;
    mkdirSync(path.dirname(path.join(this.dir, to)), { recursive: true });
    renameSync(path.join(this.dir, from), path.join(this.dir, to));
    return true;
  }
}
