import { expect, it } from 'vitest';
import { temporarySite } from '../../../test/build/temporary-site.js';
import { loadConfig } from '../../config/index.js';
import { formatPlain } from '../../diagnostics/index.js';
import { buildSite } from '../build.js';
import { SiteOpener } from '../on-demand/site-opener.js';
import { fingerprintedName } from '../theme/index.js';
import { isExecutable } from './executable-file.js';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
const isRisky = (file: string, text = '') => isExecutable(file, () => Buffer.from(text));

it.each(['a.html', 'a.HTM', 'a.xhtml', 'a.js', 'a.mjs', 'a.xsl', 'a.svgz', 'a.b.html'])(
  'classifies %s as executable',
  (file) => expect(isRisky(file)).toBe(true),
);

it.each(['a.pdf', 'a.zip', 'a.json', 'a.css', 'a.txt', 'a.png', 'html', 'a.html.txt', 'a.ts'])(
  'classifies %s as not executable',
  (file) => expect(isRisky(file, '<script>')).toBe(false),
);

it.each([
  '<planets><planet online="true"/><object/><script>x</script></planets>',
  '<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"/>',
  '<html xmlns="http://www.w3.org/1999/xhtml"><p>Mars</p></html>',
  'no XML',
])('classifies XML data as not executable: %s', (text) => {
  for (const type of ['xml', 'rss', 'atom', 'rdf']) expect(isRisky(`a.${type}`, text)).toBe(false);
});

it.each([
  '<html xmlns="http://www.w3.org/1999/xhtml"><script>x()</script></html>',
  '<a xmlns:h="http://www.w3.org/1999/xhtml"><h:script src="e.txt"/></a>',
  '<a xmlns:é="http://www.w3.org/1999/xhtml"><é:script>x()</é:script></a>',
  '<a><script xmlns="http://www.w3.org/2000/svg">x()</script></a>',
  '<a><script xmlns="http://www.w3.org/&#49;999/xhtml">x()</script></a>',
  '<!DOCTYPE a [<!ENTITY x "1999/xhtml">]><script xmlns="http://www.w3.org/&x;">x()</script>',
  '<a xmlns:h="http://www.w3.org/1999/xhtml"><h:a href="java\nscript:x()"/></a>',
  '<?xml-stylesheet type="text/xsl" href="a.txt"?><a/>',
])('classifies XML that runs scripts in browsers as executable: %s', (text) => {
  expect(isRisky('a.xml', text)).toBe(true);
});

it.each([
  '<é:script xmlns:é="http://www.w3.org/2000/svg" href="e.js"/>',
  '<script>x()</script>',
  '<s:script xmlns:s="http://www.w3.org/2000/svg" href="e.js"/>',
  '<rect onload="x()"/>',
  '<rect/onload="x()"/>',
  '<a href="javascript:x()"/>',
  '<a href="java&#115;cript:x()"/>',
  '<a href="java&#x9;script:x()"/>',
  '<set attributeName="href" to="javascript:x()"/>',
  '<foreignObject><iframe src="x"/></foreignObject>',
  '<use href="data:image/svg+xml,x"/>',
])('classifies an SVG image with %s as executable', (inside) => {
  expect(isRisky('a.svg', svg(inside))).toBe(true);
});

it.each([
  ['hidden by an entity', `<!DOCTYPE svg [<!ENTITY x "<script/>">]>${svg('&x;')}`],
  ['transformed', `<?xml-stylesheet href="x.xsl"?>${svg('')}`],
  [
    'transformed, with styles',
    `<?xml-stylesheet href="a.css" type="text/css"?><?xml-stylesheet href="x.xsl" type="text/xsl"?>${svg('')}`,
  ],
  ['in an unusual encoding', `<?xml version="1.0" encoding="utf-7"?>${svg('')}`],
])('classifies an SVG image that is %s as executable', (_, text) => {
  expect(isRisky('a.svg', text)).toBe(true);
});

it.each([
  svg('<path d="M0 0"/><text>JavaScript: on the moon</text>').replace('JavaScript:', 'Scripts'),
  svg(
    '<switch><foreignObject><div xmlns="http://www.w3.org/1999/xhtml">A</div></foreignObject></switch>',
  ),
  `<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>${svg('<style>a{}</style>')}`,
  `<?xml-stylesheet href="a.css" type="text/css"?>${svg('')}`,
  `<?xml version="1.0" encoding="UTF-8"?>${svg('<image href="data:image/png;base64,AA"/>')}`,
])('classifies a static SVG image as not executable: %s', (text) => {
  expect(isRisky('a.svg', text)).toBe(false);
});

const text = '# A\n\n[page](./evil.html) ![drawing](./evil.svg) [data](./data.json)\n';
const files = {
  'content/index.md': text,
  'content/evil.html': '<script src="evil.js"></script>',
  'content/evil.svg': svg('<script>x()</script>'),
  'content/data.json': '{}',
};

it('refuses to publish linked files that can run scripts', async () => {
  const config = await loadConfig({ dir: await temporarySite(files) });
  const { value, diagnostics } = await buildSite(config, {
    mode: 'build',
  });
  expect(formatPlain(diagnostics)).toMatch(
    /content\/index\.md:3:1: error: .*site\/executable-file/,
  );
  expect(formatPlain(diagnostics)).toMatch(
    /content\/index\.md:3:21: error: .*site\/executable-file/,
  );
  const names = (value?.files ?? []).map((file) => file.path);
  expect(names.filter((name) => /evil/.test(name))).toEqual([]);
  expect(names.filter((name) => /data/.test(name))).toHaveLength(1);
});

it('warns of them where broken links are warnings', async () => {
  const settings = { ...files, 'docsgen.config.json': '{ "onBrokenLinks": "warn" }' };
  const config = await loadConfig({ dir: await temporarySite(settings) });
  const { diagnostics } = await buildSite(config, { mode: 'build' });
  expect(formatPlain(diagnostics)).toMatch(/3:1: warning: .*site\/executable-file/);
});

it('does not serve linked files that can run scripts in the development server', async () => {
  const config = await loadConfig({ dir: await temporarySite(files) });
  const { value } = await new SiteOpener().open(config);
  const { value: trusting } = await new SiteOpener().open({
    ...config,
    markdown: { ...config.markdown, trustedHtml: true },
  });
  for (const name of ['evil.html', 'evil.svg'] as const) {
    const output = fingerprintedName(name, Buffer.from(files[`content/${name}`]));
    expect([value.has(output), trusting.has(output)]).toEqual([false, true]);
  }
});

it('publishes linked files that can run scripts if the site trusts its HTML', async () => {
  const trusted = { ...files, 'docsgen.config.json': '{ "markdown": { "trustedHtml": true } }' };
  const config = await loadConfig({ dir: await temporarySite(trusted) });
  const { value, diagnostics } = await buildSite(config, {
    mode: 'build',
  });
  expect(formatPlain(diagnostics)).not.toMatch('error');
  expect(value?.files.filter((file) => /evil/.test(file.path))).toHaveLength(2);
});
