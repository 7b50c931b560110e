import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes the compiled theme into `lib`: `theme.json`, and the files that sites publish in `theme-files`, because most
 * builds do not read them.
 *
 * @param lib absolute path of the folder
 * @param theme a `CompiledTheme`
 * @param sources SHA-256 of the theme's sources, by path relative to the package
 */
export async function writePackagedTheme(lib, theme, sources) {
  for (const file of theme.files) {
    const target = path.join(lib, 'theme-files', file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.contents);
  }
  const files = theme.files.map((file) => file.path);
  const packaged = { theme: { ...theme, files }, sources };
  await writeFile(path.join(lib, 'theme.json'), JSON.stringify(packaged));
}
