import { serveTasks } from '../../workers/serve-tasks.js';
import { unpackBytes } from '../workers/packed-bytes.js';
import { SiteWriter } from './site-writer.js';
import type { WriterTasks } from './writer-tasks.js';

serveTasks<WriterTasks>({
  write: async ({ folder }) => {
    const writer = new SiteWriter({ folder, oldFolder: folder, previousFiles: new Map() });
    return (messages, begin) => {
      const written = messages.flatMap(({ files, contents }) => {
        begin();
        const pieces = unpackBytes(contents);
        for (const [index, file] of files.entries()) {
          writer.write({ ...file, contents: pieces[index] ?? new Uint8Array() });
        }
        return files.map(({ path }) => path);
      });
      return new Map(
        written.flatMap((path) => {
          const mark = writer.marks.get(path);
          return mark ? [[path, mark]] : [];
        }),
      );
    };
  },
});
