import { Zip, ZipDeflate } from 'fflate';
import type { OutputFile } from '../../files/output-file.js';

/** Earliest time that a ZIP archive can state: equal sites give equal archives. */
const noTime = new Date(1980, 0, 1);

/** Unix: `unzip` reads the names of files from other systems in an old encoding, although they are UTF-8. */
const system = 3;
const permissions = 0o644 << 16;

/** Returns a ZIP archive of the files, in a folder of its own. */
export function zipFiles(files: readonly OutputFile[], folder: string): Uint8Array {
  const chunks: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const { path, contents } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const entry = new ZipDeflate(`${folder}/${path}`, { level: 6 });
    entry.mtime = noTime;
    entry.os = system;
    entry.attrs = permissions;
    archive.add(entry);
    entry.push(Buffer.from(contents), true);
  }
  archive.end();
  return Buffer.concat(chunks);
}
