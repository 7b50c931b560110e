import { describe, expect, it, test } from 'vitest';
import { page } from '../../../test/commonmark/page.js';

const options = { tags: true };
const tagged = (text: string, files = {}) => page(text, files, options);

it('reads a page whose inline blocks have classes, and its tags', () => {
  const { html, messages } = tagged(
    ':span[Mars]{.red href="/mars"} and ```:span[a]{.b}```\n\n<Note>Dust.</Note>',
  );
  expect(messages.filter((one) => one.includes('tag-syntax'))).toEqual([]);
  expect(html).toContain('{.red href="/mars"}');
  expect(html).toContain('class="admonition');
});

describe('tags equal the blocks that they stand for', () => {
  test.each([
    ['<Note>\nDust.\n</Note>', ':::note\nDust.\n:::'],
    ['<Note>Dust.</Note>', ':::note\nDust.\n:::'],
    ['<Warning title="Mind *this*">\n\nDust.\n\n</Warning>', ':::warning[Mind *this*]\nDust.\n:::'],
    ['<Aside type="caution">Dust.</Aside>', ':::caution\nDust.\n:::'],
    ['<Admonition type="tip" title="Air">Dust.</Admonition>', ':::tip[Air]\nDust.\n:::'],
    ['<Callout type="error" emoji="🔥">Dust.</Callout>', ':::danger\nDust.\n:::'],
    [
      '<Tabs groupId="os">\n  <TabItem value="mac" label="macOS">\n\n  Dust.\n\n  </TabItem>\n</Tabs>',
      '::::tabs{sync=os}\n:::tab[macOS]\nDust.\n:::\n::::',
    ],
    ['<Tabs><Tab title="Mars">Dust.</Tab></Tabs>', '::::tabs\n:::tab[Mars]\nDust.\n:::\n::::'],
    [
      "<Tabs items={['Mars']}>\n<Tab>Dust.</Tab>\n</Tabs>",
      '::::tabs\n:::tab[Mars]\nDust.\n:::\n::::',
    ],
    [
      '<Tabs defaultValue="a">\n  <TabsList className="wide">\n    <TabsTrigger value="a">Mars</TabsTrigger>\n    <TabsTrigger value="b">The Moon</TabsTrigger>\n  </TabsList>\n  <TabsContent value="a">\n    Dust.\n  </TabsContent>\n  <TabsContent value="b">\n    Craters.\n  </TabsContent>\n</Tabs>',
      '::::tabs\n:::tab[Mars]\nDust.\n:::\n:::tab[The Moon]\nCraters.\n:::\n::::',
    ],
    [
      '<Tabs.Root>\n<Tabs.List>\n<Tabs.Trigger value="a">Mars</Tabs.Trigger>\n</Tabs.List>\n<Tabs.Content value="a">\nDust.\n</Tabs.Content>\n</Tabs.Root>',
      '::::tabs\n:::tab[Mars]\nDust.\n:::\n::::',
    ],
    [
      '<Tabs>\n<Tabs.Tab title="Mars">Dust.</Tabs.Tab>\n</Tabs>',
      '::::tabs\n:::tab[Mars]\nDust.\n:::\n::::',
    ],
    [
      '<Accordion.Root>\n<Accordion.Item value="a">\n<Accordion.Trigger>Why?</Accordion.Trigger>\n<Accordion.Content>\nDust.\n</Accordion.Content>\n</Accordion.Item>\n</Accordion.Root>',
      ':::details[Why?]\nDust.\n:::',
    ],
    [
      '<Card.Group>\n<Card title="Mars">Dust.</Card>\n</Card.Group>',
      '::::cards\n:::card[Mars]\nDust.\n:::\n::::',
    ],
    [
      '<CodeGroup>\n```js a.js\na\n```\n\n```ts title="b.ts"\nb\n```\n</CodeGroup>',
      ':::code-group\n```js title="a.js"\na\n```\n\n```ts title="b.ts"\nb\n```\n:::',
    ],
    ['<Accordion title="Why?">Dust.</Accordion>', ':::details[Why?]\nDust.\n:::'],
    [
      '<Accordion type="single" collapsible>\n  <AccordionItem value="a">\n    <AccordionTrigger>Why *us*?</AccordionTrigger>\n    <AccordionContent>\n      Dust.\n    </AccordionContent>\n  </AccordionItem>\n</Accordion>',
      ':::details[Why *us*?]\nDust.\n:::',
    ],
    ['<AccordionItem title="Why?">Dust.</AccordionItem>', ':::details[Why?]\nDust.\n:::'],
    [
      "<CodeBlockTabs options={['npm', 'yarn']}>\n```sh {{ filename: 'a' }}\na\n```\n\n```sh\nb\n```\n</CodeBlockTabs>",
      '::::tabs\n:::tab[npm]\n```sh title="a"\na\n```\n:::\n:::tab[yarn]\n```sh\nb\n```\n:::\n::::',
    ],
    [
      '<CodeBlockTabs defaultValue="a">\n<CodeBlockTabsList>\n<CodeBlockTabsTrigger value="a">Mars</CodeBlockTabsTrigger>\n</CodeBlockTabsList>\n<CodeBlockTab value="a">\n```sh\na\n```\n</CodeBlockTab>\n</CodeBlockTabs>',
      '::::tabs\n:::tab[Mars]\n```sh\na\n```\n:::\n::::',
    ],
    [
      '<Button asChild size="sm">\n  <Link href="./mars.md" className="wide">\n    Mars\n  </Link>\n</Button>',
      ':::actions\n[Mars](./mars.md)\n:::',
    ],
    [
      '<Download src="./mars.csv" filename="mars.csv">\n  <Button intent="primary" rightIcon="download">Data</Button>\n</Download>',
      ':::actions\n[Data](./mars.csv)\n:::',
    ],
    ["[Mars](./mars.md){{ target: '_blank' }}.", '[Mars](./mars.md).'],
    [
      "export const to = '/a'\n\n[Mars]({to}) ![A]({to}) [b]\n\n[b]: {to}",
      '[Mars](/a) ![A](/a) [b]\n\n[b]: /a',
    ],
    ["## Mars {{ id: 'red', toc: false }}", '## Mars {#red}'],
    ["## Mars {{ tag: 'GET', label: '/mars' }}", '## Mars :badge[GET] `/mars`'],
    [
      "![A](/a.png){{ dark: '/b.png', width: 30, style: { maxWidth: '9px' } }}",
      '![A](/a.png#only-light){width=30}![A](/b.png#only-dark){width=30}',
    ],
    [
      "<Accordion titles={['Why `a`?', '<code>b</code>']}>\n<AccordionPanel>\nDust.\n</AccordionPanel>\n<AccordionPanel>\nAir.\n</AccordionPanel>\n</Accordion>",
      ':::details[Why `a`?]\nDust.\n:::\n\n:::details[<code>b</code>]\nAir.\n:::',
    ],
    ['<Steps>\n1. Land\n2. Fly\n</Steps>', ':::steps\n1. Land\n2. Fly\n:::'],
    [
      '<Steps>\n<ol>\n<li>\nLand.\n</li>\n<li>\nFly.\n</li>\n</ol>\n</Steps>',
      ':::steps\n1. Land.\n\n2. Fly.\n:::',
    ],
    [
      '<CardGroup cols={2}>\n<Card title="Mars" href="./mars.md" icon="rocket">Red.</Card>\n</CardGroup>',
      '::::cards{columns=2}\n:::card[Mars]{href="./mars.md" icon=rocket}\nRed.\n:::\n::::',
    ],
    [
      '<ResponseField type="str" optional>\nWho.\n</ResponseField>',
      ':::field{type=str}\nWho.\n:::',
    ],
    ['<ResponseField required>\nWho.\n</ResponseField>', 'Who.'],
    ['<Translate id="a">Dust.</Translate>', 'Dust.'],
    [`<img src={useBaseUrl('img/a.png')} alt="A" />`, '<img src="/img/a.png" alt="A" />'],
    [`<img src={useBaseUrl('/img/a.png')} alt="A" />`, '<img src="/img/a.png" alt="A" />'],
    [
      '<img src={require("@site/static/img/a.png").default} alt="A" />',
      '<img src="/img/a.png" alt="A" />',
    ],
    ['<Badge text="new" class:list={["a"]} fit="cover" />', ':badge[new]'],
    ['<ClientOnly>\n\nDust.\n\n</ClientOnly>', 'Dust.'],
    ['<div title={{ a: 1 }}>\n\nDust.\n\n</div>', '<div>\n\nDust.\n\n</div>'],
    [
      '<iframe src="https://www.youtube.com/embed/a-1?rel=0" title="Landing"></iframe>',
      ':::actions\n[Landing](https://www.youtube.com/watch?v=a-1)\n:::',
    ],
    [
      '<iframe src="https://orbit.example/embed/a" title="Landing" allow="x"></iframe>',
      ':::actions\n[Landing](https://orbit.example/embed/a)\n:::',
    ],
    [
      '<iframe src="https://www.orbit.example/embed/a" />',
      ':::actions\n[orbit.example](https://www.orbit.example/embed/a)\n:::',
    ],
    [
      "<TypeTable type={{ a: { type: 'b', description: 'c', typeDescription: 'd', parameters: [{ name: 'e', description: 'f' }], returns: 'g' } }} />",
      ':::field[a]{type=b}\nc\n\nd\n\ne: f\n\n→ g\n:::',
    ],
    ['<FileTree>\n- src/\n  - a.ts\n</FileTree>', ':::file-tree\n- src/\n  - a.ts\n:::'],
    [
      '<Files>\n<Folder name="src"><File name="a.ts" /></Folder>\n</Files>',
      ':::file-tree\n- src/\n  - a.ts\n:::',
    ],
    [
      '<ParamField query="limit" type="integer" default={20} required>\nHow many.\n</ParamField>',
      ':::field[limit]{type=integer in=query default=20 required}\nHow many.\n:::',
    ],
    ['<Frame caption="Mars">\n![](./mars.png)\n</Frame>', ':::figure[Mars]\n![](./mars.png)\n:::'],
    ['A <Badge text="new" variant="success" /> b', 'A :badge[new]{color=success} b'],
    ['A <Icon name="rocket" />', 'A :icon[rocket]'],
    ['A <Icon icon="fa-solid fa-rocket" />', 'A :icon[rocket]'],
    ['A <Icon icon="duotone rocket" />', 'A :icon[rocket]'],
    ['<LinkButton href="./mars.md">Go</LinkButton>', ':::actions\n[Go](./mars.md)\n:::'],
    [
      '<Steps>\n### Land\nDust.\n\n### Fly\n</Steps>',
      ':::steps\n1. ### Land\n   Dust.\n\n2. ### Fly\n:::',
    ],
    [
      '<Steps>\n<Step>\nLand.\n</Step>\n\nDust.\n\n<Step>\nFly.\n</Step>\n</Steps>',
      ':::steps\n1. Land.\n\n   Dust.\n2. Fly.\n:::',
    ],
    [
      '<Tabs>\n  Where?\n\n  <Tab title="Mars">Dust.</Tab>\n</Tabs>',
      'Where?\n\n::::tabs\n:::tab[Mars]\nDust.\n:::\n::::',
    ],
    [
      '<CodeBlocks>\n```js title="a.js"\na\n```\n</CodeBlocks>',
      ':::code-group\n```js title="a.js"\na\n```\n:::',
    ],
    [
      '<CodeTabs storage="language">\n```js !! Node.js -wcn\na\n```\n\n```python Python -w\nb\n```\n</CodeTabs>',
      ':::code-group{sync=language}\n```js title="Node.js"\na\n```\n\n```python title="Python"\nb\n```\n:::',
    ],
    [
      '<Tabs groupId="planet" items={["Mars", "Io"]}>\n```js tab="Mars"\na\n```\n\n```js tab="Io"\nb\n```\n</Tabs>',
      ':::code-group{sync=planet}\n```js tab="Mars"\na\n```\n\n```js tab="Io"\nb\n```\n:::',
    ],
    ['<Mermaid graph={`graph LR\na --> b`} />', '```mermaid\ngraph LR\na --> b\n```'],
    ['<Mermaid chart={`graph LR\na --> b`} />', '```mermaid\ngraph LR\na --> b\n```'],
    ['<Mermaid diagram={`graph LR\na --> b`} />', '```mermaid\ngraph LR\na --> b\n```'],
    [
      '<PackageManagers pkg="orbit" peer />',
      [
        ':::code-group{sync=package-manager}',
        '```sh title="npm"\nnpm i --save-peer orbit\n```\n',
        '```sh title="pnpm"\npnpm add --save-peer orbit\n```\n',
        '```sh title="yarn"\nyarn add --peer orbit\n```\n:::',
      ].join('\n'),
    ],
    ['<PackageManagerTabs command="install orbit" />', '```sh npm2yarn\nnpm install orbit\n```'],
    ['<CodeBlock language="js" title="a.js">{`a`}</CodeBlock>', '```js title="a.js"\na\n```'],
  ])('%s', (tags, directives) => {
    const { html, messages } = tagged(tags.replace('js a.js', 'js title="a.js"'));
    expect(messages).toEqual([]);
    expect(html).toBe(page(directives).html);
  });
});

describe('expressions', () => {
  it('are text where they are escaped, a string or in code', () => {
    const { html, messages } = tagged("\\{a} `{b}` {'{c}'} &#123;d} <kbd>\\{e}</kbd>");
    expect(messages).toEqual([]);
    expect(html).toBe('<p>{a} <code>{b}</code> {c} {d} <kbd>{e}</kbd></p>');
  });

  it('are literals: comments, strings, numbers, front matter and constants', () => {
    const text = [
      '---\ntitle: Planets\n---\n',
      'export const planet = "Mars";\n',
      "{/* hidden */}A {planet} {'b'} {1 + 'c'} {frontmatter.title} {`d`}\n",
      '<!-- hidden -->',
    ].join('\n');
    const { html, messages, doc } = tagged(text);
    expect(messages).toEqual([]);
    expect(html).toBe('<p>A Mars b 1c Planets d</p>');
    expect(doc.markdown?.join('')).toBe('A Mars b 1c Planets d');
  });

  it('calculate with numbers', () => {
    const { html, messages } = tagged("A {1 + 1} {7 - 2 * 3} {9 / 2} {'a' + 1 + 1}");
    expect(messages).toEqual([]);
    expect(html).toBe('<p>A 2 1 4.5 a11</p>');
  });

  test.each([
    ["A {'b' * 2}", '1:3 content/tag-needs-code'],
    ['A {planets.map((one) => one)}', '1:3 content/tag-needs-code'],
    ['A {planet}', '1:3 content/tag-needs-code'],
    ['A `b: \\`c {planet}\\``.', '1:11 content/tag-needs-code'],
    [
      'A {frontmatter.moons}',
      '1:3 content/undefined-value: {frontmatter.moons} has no value here. (add moons to',
    ],
    ['<Note title={title()}>a</Note>', '1:7 content/tag-needs-code'],
    ['<Note {...props}>a</Note>', '1:8 content/tag-needs-code'],
    ['<button onClick={() => 1}>a</button>', '1:9 content/tag-needs-code'],
    ['export function Mars() {}\n\na', '1:1 content/tag-needs-code'],
    ["import Mars from './mars.js'\n\n<Mars>a</Mars>", '3:1 content/unknown-tag'],
    ['<Notte>a</Notte>', '1:1 content/unknown-tag'],
    ['<Note colour="red">a</Note>', '1:7 content/unknown-attribute'],
    ['a\n\n<Note>\nb', '3:1 content/tag-syntax'],
    [
      '<Card\n  href="/"\n  title={<>a <b></>}>a</Card>',
      '3:3 content/tag-syntax: The tags of this text cannot be read: The value of title',
    ],
    [
      'Mars <Note client: load>a</Note>',
      '1:12 content/tag-syntax: The tags of this text cannot be read: In the tag <Note>, client: is not an attribute.',
    ],
    [
      '<Card href=/a>a</Card>',
      '1:12 content/tag-syntax: The tags of this text cannot be read: The value of href needs straight quotes.',
    ],
    [
      '<Card title="a>b</Card>',
      '1:13 content/tag-syntax: The tags of this text cannot be read: The value of title has no quote at its end.',
    ],
    [
      '<Note\ntitle="a"',
      '1:1 content/tag-syntax: The tags of this text cannot be read: The tag <Note> has no > at its end.',
    ],
    ['A {process.exit(1)}', '1:3 content/tag-needs-code'],
    [
      '<Note {...props}>a</Note>',
      '1:8 content/tag-needs-code: {...props} would need code, which texts cannot run. (write each attribute by its name: title="…")',
    ],
    [
      '<Note onClick={() => 1}>a</Note>',
      '1:7 content/tag-needs-code: onClick={…} would need code, which texts cannot run. (remove it: a page has no script)',
    ],
    [
      '<Accordion titles={["Io", "Mars"]}>\n<AccordionPanel>a</AccordionPanel>\n</Accordion>',
      '1:12 content/invalid-attribute: The attribute titles of <Accordion>: the tag holds nothing for "Mars".',
    ],
    [
      '<Tabs items={["Io", "Mars"]}>\n<Tab>a</Tab>\n</Tabs>',
      '1:7 content/invalid-attribute: The attribute items of <Tabs>: the tag holds nothing for "Mars".',
    ],
    [
      'A {{customer_name}}',
      '1:3 content/tag-needs-code: {{customer_name}} would need code, which texts cannot run. (if readers should see it, write `{{customer_name}}` as code, or \\{\\{customer_name}})',
    ],
    [
      'A {{ toc: false }}',
      '1:3 content/tag-needs-code: {{ toc: false }} would need code, which texts cannot run. (an object or a list is no text: remove it, or write its strings and numbers)',
    ],
    ['A {(() => { throw 1 })()}', '1:3 content/tag-needs-code'],
    [
      'At /users/{id}',
      '1:11 content/tag-needs-code: {id} would need code, which texts cannot run. (nothing defines id here: write the value itself, or export const id = "…" in this file; if readers should see the braces, write \\{id})',
    ],
    [
      'A \\mu_{t}',
      '1:7 content/tag-needs-code: {t} would need code, which texts cannot run. (for a formula, set markdown.math to true and write it between dollar signs, such as $x_{1}$)',
    ],
    [
      'export const Mars = ({ a }) => <b>{a}</b>\n\n<Mars>b</Mars>',
      '1:1 content/tag-needs-code: export const Mars = ({ a }) => <b>{a}</b> would need code, which texts cannot run. (say in tags/Mars.mdx what <Mars> shows, and remove the export)',
    ],
    [
      'export const mars = () => 1',
      '1:1 content/tag-needs-code: export const mars = () => 1 would need code, which texts cannot run. (write what mars returns where the text uses it)',
    ],
    [
      'export default () => 1',
      '1:1 content/tag-needs-code: export default () => 1 would need code, which texts cannot run. (remove it: layouts are part of the theme)',
    ],
    [
      "import { Note } from 'notes'\n<Note>b</Note>",
      '2:1 content/tag-needs-code: <Note>b</Note> would need code, which texts cannot run. (put an empty line below the imports)',
    ],
  ])('%s is reported at its place', (text, expected) => {
    const { messages } = tagged(text);
    expect(messages[0]?.slice(0, expected.length)).toBe(expected);
  });
});

it('an unclosed tag is the only finding about the tags of its file', () => {
  const { messages } = tagged(
    "import Io from './_io.mdx'\n\n<Nope>a</Nope> {frontmatter.a}\n\n<Note>\nb",
  );
  expect(messages).toEqual([expect.stringMatching(/^5:1 content\/tag-syntax/)]);
});

it('a tag that ends in a list keeps its name', () => {
  const { html, messages } = tagged('<Note>\nHi\n\n1. One\n   </Note>\n\n`Io`');
  expect(messages).toEqual([]);
  expect(html).toMatch(/<aside[\s\S]*<li>One<\/li>[\s\S]*<\/aside>\s*<p><code>Io/);
});

it('keeps text beside files in a tree', () => {
  const { html, messages } = tagged(
    '<FileTree>\n  Moons of Mars\n  <Folder name="moons">\n    Two files\n    <File name="io.md" />\n  </Folder>\n</FileTree>',
  );
  expect(messages).toEqual([]);
  for (const words of ['Moons of Mars', 'moons', 'Two files', 'io.md'])
    expect(html).toContain(words);
});

it('<Check /> in a line is a sign', () => {
  const { html, messages } = tagged('| a |\n| --- |\n| <Check size={18} /> |\n\nYes <Check />.');
  expect(messages).toEqual([]);
  expect(html.match(/<svg/g)).toHaveLength(2);
  expect(html).not.toContain('aside');
});

it('markup in an attribute keeps its form, and its values are checked', () => {
  const { html, messages } = tagged(
    '<Note title={<>The <code>id</code> of {"Io"} {moon}</>}>a</Note>',
  );
  expect(html).toContain('The <code>id</code> of Io ');
  expect(messages).toEqual([expect.stringMatching(/^1:1 content\/tag-needs-code: \{moon\}/)]);
});

it('files in a component of the site are one tree in its own tag', () => {
  const text =
    '<Tree2>\n  <FileTree.Folder name="a"><FileTree.File name="b.ts" active /></FileTree.Folder>\n  <FileTree.File name="c.ts" />\n</Tree2>';
  const tree = ':::file-tree\n- a/\n  - b.ts\n- c.ts\n:::';
  const files = { 'tags/Tree2.mdx': '<FileTree>\n{children}\n</FileTree>\n' };
  const { html, messages } = tagged(text, files);
  expect(messages).toEqual([]);
  expect(html).toBe(tagged(tree).html);
  const mixed = tagged('<Tree2>\n\nThe files.\n\n<FileTree.File name="c.ts" />\n\n</Tree2>', files);
  expect(mixed.html).toContain('The files.');
  expect(mixed.html).toContain('c.ts');
  const alone = tagged('<File name="b.ts" />');
  expect(alone.messages).toEqual([]);
  expect(alone.html).toBe(tagged(':::file-tree\n- b.ts\n:::').html);
});

it('a tag that the text declares itself has one finding, at its declaration', () => {
  const { html, messages } = tagged('export function Card2() {}\n\n<Card2>a</Card2>');
  expect(messages).toEqual([expect.stringMatching(/^1:1 content\/tag-needs-code/)]);
  expect(html).toContain('a');
});

describe('words after the language', () => {
  test.each([
    ['```js Browser -wcn\na\n```', '```js title="Browser"\na\n```'],
    ['```js Browser & Node {1}\na\n```', '```js title="Browser & Node" {1}\na\n```'],
    [
      '<CodeGroup>\n```js browser\na\n```\n</CodeGroup>',
      ':::code-group\n```js title="browser"\na\n```\n:::',
    ],
  ])('of %s are the title', (words, title) => {
    const { html, messages } = tagged(words);
    expect(messages).toEqual([]);
    expect(html).toBe(tagged(title).html);
  });

  test.each(['js harmony', 'js live', 'js titel'])('of %s are options', (info) => {
    const { messages } = tagged(`\`\`\`${info}\na\n\`\`\``);
    expect(messages).toEqual([expect.stringContaining('content/unknown-code-option')]);
  });
});

describe('imports', () => {
  it('include Markdown with attributes as props, and give images their path', () => {
    const files = { 'content/docs/_moon.mdx': 'Hello **{props.name}**, {name}. [x](./x.md)' };
    const text =
      'import Moon from \'./_moon.mdx\'\nimport red from \'./red.png\'\n\n<Moon name="Io" />\n\n<img src={red} alt="Red" />';
    const { html, messages, doc } = tagged(text, files);
    expect(messages).toEqual([]);
    expect(html).toContain(
      '<p>Hello <strong>Io</strong>, Io. <a href="{reference ./x.md}">x</a></p>',
    );
    expect(doc.references.map(({ target }) => target)).toEqual(['./x.md', './red.png']);
    expect(doc.includes).toEqual(['content/docs/_moon.mdx']);
  });

  it('of a component of the site are no misspelled tags', () => {
    const { messages } = tagged("import Badges from './Badges.astro'\n\n<Badges />");
    expect(messages.join()).toContain('say in tags/Badges.mdx what it shows');
  });

  it('of a file as text are a code block in a component of the site', () => {
    const text = "import Moon from '!!raw-loader!own-loader!./moon.js'\n\n<Run>\n\t{Moon}\n</Run>";
    const { html, messages } = tagged(text, { 'content/docs/moon.js': 'moon()\n' });
    expect(html).toContain('language-js');
    expect(html).toContain('moon');
    expect(messages.join()).not.toContain('needs-code');
  });

  it('of a file that does not exist are errors at the tag', () => {
    const { messages } = tagged("import Moon from './_moon.mdx'\n\n<Moon />");
    expect(messages[0]).toMatch(/^3:1 content\/include-missing/);
  });

  it.each([
    ['/snippets/moon.mdx', 'snippets/moon.mdx'],
    ['/snippets/moon.mdx', 'content/docs/snippets/moon.mdx'],
    ['@/snippets/moon.mdx', 'src/snippets/moon.mdx'],
    ['@/snippets/moon.mdx', 'snippets/moon.mdx'],
    ['~/snippets/moon.mdx', 'src/snippets/moon.mdx'],
    ['@snippets/moon.mdx', 'src/snippets/moon.mdx'],
    ['@snippets/moon.mdx', 'snippets/moon.mdx'],
  ])('of %s are found at %s', (target, file) => {
    const text = `import Moon from '${target}'\n\n<Moon />`;
    const { html, messages } = tagged(text, { [file]: 'Io.' });
    expect(messages).toEqual([]);
    expect(html).toBe('<p>Io.</p>');
  });

  it('under a name of another tool say that it is one', () => {
    const { messages } = tagged("import Moon from '@moons/moon.mdx'\n\n<Moon />");
    expect(messages[0]).toContain(
      '(@moons is a name of another tool: write the path from this file)',
    );
  });

  it('may get the components of MDX', () => {
    const files = { 'content/docs/_moon.mdx': 'Io.' };
    const text = "import Moon from './_moon.mdx'\n\n<Moon components={props.components} />";
    const { html, messages } = tagged(text, files);
    expect(messages).toEqual([]);
    expect(html).toBe('<p>Io.</p>');
  });

  it('prefer the content folder to the folders around the page', () => {
    const files = { 'content/moon.mdx': 'Io.', 'moon.mdx': 'Europa.' };
    const { html } = tagged("import Moon from '/moon.mdx'\n\n<Moon />", files);
    expect(html).toBe('<p>Io.</p>');
  });

  it('of <include> are Markdown, or code', () => {
    const files = { 'content/docs/a.js': 'orbit()', 'content/docs/_b.mdx': 'Moons' };
    const { html, messages } = tagged(
      '<include>./a.js</include>\n\n<include>_b.mdx</include>',
      files,
    );
    expect(messages).toEqual([]);
    expect(html).toContain('orbit');
    expect(html).toContain('<p>Moons</p>');
  });

  it('of <include> with meta are code with these options', () => {
    const files = { 'content/docs/a.js': 'orbit()' };
    const { html, messages } = tagged(`<include meta='title="Orbit"'>./a.js</include>`, files);
    expect(messages).toEqual([]);
    expect(html).toContain('Orbit');
  });

  it('of a file with ?raw give its text to a code block', () => {
    const files = { 'content/docs/a.js': 'orbit()' };
    const { html, messages } = tagged(
      'import source from \'./a.js?raw\'\n\n<Code code={source} lang="js" />\n\n<Code lang="js">{source}</Code>',
      files,
    );
    expect(messages).toEqual([]);
    expect(html.match(/orbit/g)).toHaveLength(2);
  });

  test.each([
    ['<Snippet file="moon.mdx" />', 'snippets/moon.mdx'],
    ['<Snippet file="moon.mdx" />', '_snippets/moon.mdx'],
    ['<Markdown src="/snippets/moon.mdx" />', 'content/snippets/moon.mdx'],
    ['<Include src="_partials/moon" />', 'content/docs/_partials/moon.mdx'],
    ['<Include src="_partials/moon" />', 'content/_partials/moon.md'],
  ])('%s includes %s', (text, file) => {
    const { html, messages } = tagged(text, { [file]: 'Io' });
    expect(messages).toEqual([]);
    expect(html).toBe('<p>Io</p>');
  });

  it('of <include cwd> begin at the folder of the site', () => {
    const { html, messages } = tagged('<include cwd>./lib/a.js</include>', {
      'lib/a.js': 'orbit()',
    });
    expect(messages).toEqual([]);
    expect(html).toContain('orbit');
  });

  it('may stand between tags', () => {
    const text =
      "<Note>\n\nimport Moon from './_moon.mdx'\n\nexport const mars = 'Red';\n\n<Moon /> {mars}\n\nexport function Dust() {}\n\n</Note>";
    const { html, messages } = tagged(text, { 'content/docs/_moon.mdx': 'Io.' });
    expect(html).toContain('<p>Io.</p>');
    expect(html).toContain('Red');
    expect(messages).toEqual([expect.stringMatching(/^9:1 content\/tag-needs-code/)]);
  });

  it('of style sheets of packages have no effect, others are reported', () => {
    const { messages } = tagged("import 'lite-embed/a.css'\nimport './b.css'\n\na");
    expect(messages).toEqual([expect.stringMatching(/^2:1 content\/tag-needs-code/)]);
  });

  it('may rename components', () => {
    const { html, messages } = tagged(
      "import { Aside as Hint2 } from '@astrojs/starlight/components'\n\n<Hint2>a</Hint2>",
    );
    expect(messages).toEqual([]);
    expect(html).toContain('admonition-note');
  });
});

it('says where an SVG element as icon belongs', () => {
  const { html, messages } = tagged(
    '<Card title="Mars" icon={<svg><path d="M0 0" /></svg>}>a</Card>',
  );
  expect(messages).toEqual([
    '1:20 content/misplaced-directive: The block <Card> has the element <svg> as its icon, which is left out. (save the picture as icons/name.svg in the folder of the site and write icon="name")',
  ]);
  expect(html).toBe(page(':::card[Mars]\na\n:::').html);
});

it('takes the file of an image as icon', () => {
  const { messages, html } = tagged(
    '<Card title="Mars" icon={<img alt="" src="/a.png" />}>Red.</Card>',
  );
  expect(messages).toEqual([]);
  expect(html).toBe(page(':::card[Mars]{icon="/a.png"}\nRed.\n:::').html);
});

it('takes code in the markup of an attribute as code', () => {
  const text = '<Card title={<>Use `<Dust>` or `{a}`</>}>Red.</Card>';
  const { html, messages } = tagged(`${text}\n\n~~~jsx\n${text}\n~~~`);
  expect(messages).toEqual([]);
  expect(html).toContain('Use <code>&lt;Dust></code> or <code>{a}</code>');
  expect(html).toContain('`<span');
});

describe('a tag of the site', () => {
  const files = {
    'tags/Box.mdx': '<Note title={props.title ?? "Look"}>\n{children}\n</Note>',
    'tags/Since.mdx': 'Since **{v}**{props.old ? " (old)" : ""}',
    'tags/Hidden.mdx': '',
    'tags/Fact.mdx': "{props.title ?? ''}\n\n{children}\n",
  };

  test.each([
    ['<Box>\nDust.\n</Box>', ':::note[Look]\nDust.\n:::'],
    ['<Box title="Mind">\n\n*Dust.*\n\n- a\n\n</Box>', ':::note[Mind]\n*Dust.*\n\n- a\n:::'],
    ['Dust <Since v="2" old />.', 'Dust Since **2** (old).'],
    ['<Since v="2" />', 'Since **2**'],
    ['Mars <Fact title="Red">is *cold*</Fact>.', 'Mars Red is *cold*.'],
    ['Mars <Fact>is cold</Fact>.', 'Mars is cold.'],
    ['<Fact>\n\n<Fact title="Red" />\n\n</Fact>', 'Red'],
    ['<Hidden />', ''],
    ["import Box from '../Box.astro'\n\n<Box>Dust.</Box>", ':::note[Look]\nDust.\n:::'],
  ])('%j is what its file says', (tags, markdown) => {
    const { html, messages, doc } = tagged(tags, files);
    expect(messages).toEqual([]);
    expect(html).toBe(page(markdown).html);
    expect(doc.includes.some((file) => file.startsWith('tags/'))).toBe(true);
  });

  test.each([
    ['<a href={props.href}>{children}</a>', 'Text.\n\n<Out href="../moons/io.md">Io</Out>'],
    ['<Inner href={href}>{children}</Inner>', '<Out href="../moons/io.md">Io</Out>'],
    ['<Inner href={href}>{children}</Inner>', '<Out href="/nowhere">Io</Out>'],
  ])('%j has the links of its attributes at the place of the tag', (out, text) => {
    const { doc, messages } = tagged(text, {
      'tags/Out.mdx': out,
      'tags/Inner.mdx': '<a href={href}>{children}</a>',
    });
    expect(messages).toEqual([]);
    expect(doc.references.map(({ target, place }) => [target, place.file])).toEqual([
      [/href="([^"]+)/.exec(text)?.[1], 'content/docs/planets.md'],
    ]);
  });

  test.each([
    [
      '<Hidden>Dust.</Hidden>',
      '1:1 content/misplaced-directive: The block <Hidden> has content, but',
    ],
    ['Dust <Box>a</Box>.', '1:6 content/misplaced-directive: The block <Box> is in a line of text'],
    ['<Since />', 'tags/Since.mdx:1:9 content/tag-needs-code'],
  ])('%s is reported', (text, expected) => {
    expect(tagged(text, files).messages[0]?.slice(0, expected.length)).toBe(expected);
  });

  it('may be in a folder that the site extends', () => {
    const acme = { 'acme/tags/Box.mdx': 'Acme', 'acme/tags/Since.mdx': 'Since **{v}**' };
    const { html, messages } = page(
      '<Box />\n\n<Since v="2" />',
      { 'tags/Box.mdx': 'Own', ...acme },
      { ...options, extendedFolders: ['acme'] },
    );
    expect(messages).toEqual([]);
    expect(html).toBe(page('Own\n\nSince **2**').html);
  });

  it('has its content in the Markdown of the page', () => {
    const { doc } = tagged('<Box>\nDust.\n</Box>', files);
    expect(doc.markdown?.join('')).toContain('Dust.');
    expect(doc.markdown?.join('')).not.toContain('{children}');
  });
});

describe('elements', () => {
  it('become HTML and are sanitized', () => {
    const { html, messages } = tagged(
      '<div className="wide">\n\n*a*\n\n</div>\n\n<script>{`alert(1)`}</script>',
    );
    expect(html).toContain('<div class="wide">');
    expect(html).not.toContain('alert');
    expect(messages.some((one) => one.includes('content/unsafe-html'))).toBe(true);
  });

  it('keep heading ids', () => {
    const { doc, messages } = tagged('a\n\n## Mars {#red}\n\nb');
    expect(messages).toEqual([]);
    expect(doc.headings.map(({ id, text }) => [id, text])).toEqual([['red', 'Mars']]);
  });
});

it('an .md file keeps tags and braces as text', () => {
  const { html } = page('A {planet} {/* b */}');
  expect(html).toBe('<p>A {planet} {/* b */}</p>');
});
