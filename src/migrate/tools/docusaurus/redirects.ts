import { isRecord } from '../../read/setting-values.js';
import { hostRedirects, type ReadRedirects, usableRedirects } from '../../redirect-files.js';
import type { SourceFiles } from '../../source-files.js';
import type { Plugin } from './plugins.js';

/** Returns the redirects of the plugin, which are in the configuration `file`, and those of hosts. */
export function readRedirects(
  plugins: readonly Plugin[],
  file: string,
  files: SourceFiles,
): ReadRedirects {
  const plugin = plugins.find(({ name }) => name === 'client-redirects');
  const listed = Array.isArray(plugin?.options.redirects) ? plugin.options.redirects : [];
  const offset = Math.max(0, (files.text(file) ?? '').indexOf('client-redirects'));
  const own = listed.flatMap((one) =>
    isRecord(one) && typeof one.to === 'string'
      ? [one.from].flat().map((from) => ({ from: String(from), to: String(one.to), file, offset }))
      : [],
  );
  const ofPlugin = usableRedirects(own, files);
  const ofHost = hostRedirects(files, ['', 'static', '..']);
  return {
    redirects: [...ofPlugin.redirects, ...ofHost.redirects],
    patterns: [...ofPlugin.patterns, ...ofHost.patterns],
  };
}
