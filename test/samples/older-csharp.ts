/**
 * Rewrites a C# sample for Mono's compiler, which supports only C# 7, without changing its behaviour or its string
 * literals.
 */
function olderCSharp(sample: string): string {
  const lines = sample.split('\n');
  const isImport = (line: string): boolean => /^using [\w.]+;$/.test(line);
  const body = lines
    .filter((line) => !isImport(line))
    .join('\n')
    .replace(/("{3,})\n([\s\S]*?)\n\1/g, (_, _marks, text: string) => JSON.stringify(text))
    .replace(/\[\n((?: {4}\.\. .*,\n)+)\]/g, (_, pieces: string) => `Joined(${bytesOf(pieces)})`)
    .replace(/^using var /gm, 'var ')
    .replace(/^( {4})new\(/gm, '$1new KeyValuePair<string, string>(');
  return [
    ...['System', 'System.Collections.Generic', 'System.IO', 'System.Linq', 'System.Net.Http'],
    ...['System.Text', 'System.Threading.Tasks'],
  ]
    .map((name) => `using ${name};`)
    .concat(
      lines.filter(isImport),
      'static class Sample {',
      'static byte[] Joined(params byte[][] all) { return all.SelectMany(one => one).ToArray(); }',
      'static void Main() { Run().Wait(); }',
      `static async Task Run() {\n${body}\n}`,
      '}',
    )
    .join('\n');
}

/** `.. "text"u8` and `.. File.ReadAllBytes("name")` as arguments. */
function bytesOf(pieces: string): string {
  return pieces
    .trimEnd()
    .split('\n')
    .map((line) => line.trim().slice('.. '.length, -1))
    .map((piece) => piece.replace(/^(".*")u8$/, 'Encoding.UTF8.GetBytes($1)'))
    .join(', ');
}

/** A shell script that compiles and runs a sample. */
export function onMono(sample: string): string {
  const mark = 'END_OF_SAMPLE';
  return [
    'set -e',
    `cat > sample.cs <<'${mark}'`,
    olderCSharp(sample),
    mark,
    'mcs -r:System.Net.Http.dll sample.cs',
    'mono sample.exe',
  ].join('\n');
}
