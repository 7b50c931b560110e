/** Returns what to do about an import that esbuild cannot resolve; undefined for other problems. */
export function unresolvedImportHint(problem: string): string | undefined {
  const [, name] = /^Could not resolve "([^"]+)"$/.exec(problem) ?? [];
  if (name === undefined) return undefined;
  if (/^[./]/.test(name)) return 'there is no such file: correct the path';
  const [scope = '', unscoped] = name.split('/');
  return `npm install ${scope.startsWith('@') ? `${scope}/${unscoped}` : scope}`;
}
