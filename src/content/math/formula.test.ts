import { describe, expect, it, test } from 'vitest';
import { page } from '../../../test/commonmark/page.js';

const formulas = (text: string) => page(text, {}, { math: true });

describe('formulas', () => {
  it('become MathML in the line and on lines of their own', () => {
    const { html, messages, doc } = formulas('Area $\\pi r^2$ of\n\n$$\n\\frac{a}{b}\n$$');
    expect(messages).toEqual([]);
    expect(html).toMatchSnapshot();
    expect(doc.text).toContain('\\pi r^2');
  });

  test.each([
    ['two dollars in a line', 'a $$x^2$$ b', 'class="math-block"'],
    ["GitHub's fence, without the option", '```math\nx^2\n```', 'class="math-block"'],
    ["GitHub's backquotes", 'a $`x_1*y_2*`$ b', 'class="math-inline"'],
    ['a list', '- a\n\n  $$\n  x\n  $$', 'class="math-block"'],
    ['a table', '| a |\n| - |\n| $x$ |', 'class="math-inline"'],
    ['raw HTML', '<b>$x$</b>', 'class="math-inline"'],
    ['a heading', '# A\n\n## The $x^2$ term', '<h2 id="the-x2-term">'],
  ])('work in %s', (_, text, expected) => {
    const { html, messages } = page(text, {}, { math: !text.startsWith('```') });
    expect(messages).toEqual([]);
    expect(html).toContain(expected);
    expect(html).toContain('<math');
  });

  test.each([
    ['both', '$$\\begin{aligned}\na &= b \\\\\n- c &= d\n\\end{aligned}$$', 'b', 'd'],
    ['the first', '$$x =\n\ny\n$$', 'x', 'y'],
    ['the last, with a mark', '$$\nx\n= y$$.', 'x', 'y'],
    ['two lines', '$$x\n= y$$', 'x', 'y'],
    ['a quotation', '> $$x\n> = z\n> + y$$', 'x', 'y'],
    ['a list', '- a\n\n  $$x\n  + z\n  - y$$', 'x', 'y'],
    ['a comment', '$$x % one\n= z % two\n= y$$', 'x', 'y'],
  ])('may have the dollars beside %s', (_, text, first, last) => {
    const { html, messages } = formulas(`${text}\n\nIt costs $5 and $10. Then $v$:\n\n$$\nw\n$$`);
    expect(messages).toEqual([]);
    expect(html.match(/<math/g)).toHaveLength(3);
    for (const name of [first, last]) expect(html).toContain(`<mi>${name}</mi>`);
    expect(html).toContain('It costs $5 and $10.');
  });

  it('without an end are reported where they begin', () => {
    const { messages } = formulas('a\n\n$$x\n\nrest\n\nof the page');
    expect(messages).toEqual([expect.stringContaining('3:1 content/formula')]);
    expect(messages[0]).toContain('that ends it is missing');
  });

  it('keep their lines in errors after moved dollars', () => {
    const { messages } = formulas('$$x\n= y\n= z$$\n\n$\\bad$');
    expect(messages).toEqual([expect.stringContaining('5:2 content/formula')]);
  });

  test.each([
    ['underscores in words', '\\text{batch_size} \\times \\textit{d_k}', 'batch_size'],
    ['text in a box', 'u \\mbox{ for } t', 'for'],
    ['an underscore in a box', '\\hbox{batch_size}', 'batch_size'],
    ['eqnarray', '\\begin{eqnarray*}a&=&b\\end{eqnarray*}', '<mtable'],
  ])('may have forms of MathJax: %s', (_, tex, expected) => {
    const { html, messages } = formulas(`$${tex}$`);
    expect(messages).toEqual([]);
    expect(html).toContain(expected);
  });

  it('are text without the option, which is suggested', () => {
    const { html, messages } = page('Area $\\pi r^2$.\n\n$$\nx_1\n$$');
    expect(html).toContain('$\\pi r^2$');
    expect(messages.map((one) => one.slice(0, 26))).toEqual([
      '1:6 content/foreign-syntax',
      '3:1 content/foreign-syntax',
    ]);
  });

  test.each([
    ['It costs $5 and $10.', 'It costs $5 and $10.'],
    ['US$ 5 and A$ 6', 'US$ 5 and A$ 6'],
    ['$5, $6, $7 and $8 *each*', '$5, $6, $7 and $8 <em>each</em>'],
    ['`$a$` \\$a$', '<code>$a$</code> $a$'],
  ])('prices stay text: %s', (text, expected) => {
    expect(formulas(text)).toMatchObject({ html: `<p>${expected}</p>`, messages: [] });
    expect(page(`<i>a</i> ${text}`, {}, { math: true, tags: true }).html).toContain(expected);
  });

  it('follow a dollar that begins none', () => {
    const { html, messages } = formulas('The $X $ is small:\n$$a+b$$\nhere, $C$ is not.');
    expect(messages).toEqual([]);
    expect(html).toContain('The $X $ is small:');
    expect(html.match(/<math/g)).toHaveLength(2);
  });

  it('follow prices in a line', () => {
    const { html } = formulas('It costs $5 and $10, *or $6*. Vector $\\vec{v}$, $x$, $y$.');
    expect(html.match(/<math/g)).toHaveLength(3);
    expect(html).toContain('costs $5 and $10, <em>or $6</em>. Vector <span');
  });

  test.each([
    ['a $x + \\foo$', '1:8 content/formula', '\\foo'],
    ['$$\na\n\\frac{b\n$$', '3:8 content/formula', "'}'"],
    ['> $$\n> \\bad\n> $$', '2:3 content/formula', '\\bad'],
    ['$\\ref{a}$', '1:2 content/formula', 'no number'],
  ])('that cannot be read are reported at their place: %s', (text, expected, problem) => {
    const { html, messages } = formulas(text);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.slice(0, expected.length)).toBe(expected);
    expect(messages[0]).toContain(problem);
    expect(html).toContain('<code>');
  });

  test.each([
    '\\href{javascript:alert(1)}{x}',
    '\\url{javascript:alert(1)}',
    '\\includegraphics{https://example.com/x.png}',
    '\\class{evil}{x}',
    '\\id{toc}{x}',
    '\\style{position:fixed}{x}',
    '\\data{x=1}{x}',
    '\\def\\a{\\a\\a}\\a',
    `\\def\\a{${'x'.repeat(2000)}}${'\\a'.repeat(900)}`,
    `${'{'.repeat(2400)}${'}'.repeat(2400)}`,
    'x'.repeat(6000),
  ])('that are hostile stay code: %.40s', (tex) => {
    const { html, messages } = formulas(`$${tex}$`);
    expect(messages).toEqual([expect.stringContaining('content/formula')]);
    expect(html).not.toMatch(/<math|<a |<img|style=/);
  });

  it('have classes instead of inline styles', () => {
    const tex =
      '\\color{red}x \\colorbox{blue}{y} \\boxed{z} \\rule{1em}{1em} \\! \\llap{a} \\text{<script>}' +
      '\\begin{array}{|c|c|}\\hline a&b\\\\\\hdashline c&d\\end{array} \\tag{1}';
    const { html, messages } = formulas(`$$\n${tex}\n$$`);
    expect(messages).toEqual([]);
    expect(html).not.toMatch(/\sstyle=|<script|mathcolor|mathbackground/);
    for (const name of ['red', 'marked', 'box', 'rule', 'lap', 'line-top', 'dashed-bottom', 'wide'])
      expect(html).toMatch(new RegExp(`class="[^"]*math-${name}\\b`));
  });
});

it('says what is missing where the renderer itself fails', () => {
  const { messages } = formulas('$$\\sum_^m k$$');
  expect(messages).toEqual([expect.stringContaining('a part of it is missing')]);
});
