import { defineDiagnostic } from '../define.js';

/** Diagnostics about a single Markdown file: front matter, directives, includes, code, raw HTML. */
export const contentDiagnostics = {
  'content/front-matter-language': defineDiagnostic<{ language: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'Front matter is YAML. Another language named after the opening `---` (`---js`, `---json`, `---toml`) is refused and never evaluated: a text must not be able to run code in the build.',
    message: ({ language }) => `Front matter in ${language} is not read: only YAML is.`,
    hint: () => 'write it as YAML between two lines of ---',
  }),
  'content/front-matter-unclosed': defineDiagnostic({
    severity: 'error',
    isFatal: true,
    explanation:
      'The file begins with front matter, but no line of exactly `---` ends it, so all of it would be shown as text.',
    message: () => 'The front matter is not closed.',
    hint: () => 'end it with a line that holds --- and nothing else',
  }),
  'content/front-matter-syntax': defineDiagnostic<{ problem: string }>({
    severity: 'error',
    explanation: 'The front matter is not valid YAML; the page is shown without it.',
    message: ({ problem }) => `The front matter is not valid YAML: ${problem}`,
    hint: ({ problem }) =>
      problem.startsWith('Flow ')
        ? 'indent the lines on which a list or a mapping goes on'
        : /quotation mark/.test(problem)
          ? 'close the quote, and indent each further line of its text'
          : /mapping|scalar|plain|quote/i.test(problem)
            ? 'put a value in quotes if it holds a colon or begins with a sign'
            : undefined,
  }),
  'content/front-matter-shape': defineDiagnostic<{ found: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'Front matter must be a mapping of keys to values.',
    message: ({ found }) => `The front matter is ${found}, not a mapping.`,
    hint: () => 'write one `key: value` a line',
  }),
  'content/front-matter-unknown-key': defineDiagnostic<{ key: string }>({
    severity: 'warning',
    isTallied: true,
    explanation:
      'The front matter has a key that docsgen does not know, often misspelt or from another generator.',
    message: ({ key }) => `Unknown front matter key ${key}.`,
  }),
  'content/front-matter-invalid-value': defineDiagnostic<{ key: string; problem: string }>({
    severity: 'error',
    explanation: 'A value of the front matter has the wrong type or is not allowed.',
    message: ({ key, problem }) => `${key}: ${problem}.`,
  }),
  'content/front-matter-code': defineDiagnostic({
    severity: 'error',
    explanation:
      'The exported `frontMatter` of a page in React is read without running the file, so its values must be literals: texts, numbers, lists, objects.',
    message: () => 'The front matter of this page is not a literal.',
    hint: () => 'write the value itself instead of a name or an expression',
  }),
  'content/react-blocked': defineDiagnostic<{ found: string }>({
    severity: 'error',
    explanation:
      'A page in React renders something that the Content-Security-Policy of the site blocks, so readers would not see it.',
    message: ({ found }) => `The page renders ${found}, which the site’s policy blocks.`,
    hint: () => 'import a style sheet with a class, or an island for behaviour',
  }),
  'content/react-handler': defineDiagnostic<{ found: string }>({
    severity: 'error',
    explanation:
      'A page in React has an event handler. A page is static, so that nothing would happen; only islands work in the browser.',
    message: ({ found }) => `${found} has no effect: the page does not load React.`,
    hint: () => 'move the element into a component, and import that as an island',
  }),
  'content/react-failed': defineDiagnostic<{ problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'A page in React, or a module that it imports, cannot be compiled or threw an error while it was rendered.',
    message: ({ problem }) => `The page cannot be rendered: ${problem}`,
  }),
  'content/unknown-directive': defineDiagnostic<{ name: string }>({
    severity: 'warning',
    explanation:
      'A line such as `:::name` or `::name` asks for a block that docsgen does not have, or the name of an inline `:name[…]` is misspelled. The text is shown as it was written.',
    message: ({ name }) => `There is no block ${name}.`,
  }),
  'content/unknown-attribute': defineDiagnostic<{ name: string; attribute: string }>({
    severity: 'warning',
    explanation:
      'A block has an attribute in its braces that it does not know, often a misspelt one. It has no effect.',
    message: ({ name, attribute }) => `The block ${name} has no attribute ${attribute}.`,
  }),
  'content/invalid-attribute': defineDiagnostic<{
    name: string;
    attribute: string | undefined;
    problem: string;
  }>({
    severity: 'error',
    explanation:
      'An attribute of a block is missing or has a value that the block does not accept. For a block of the site, its schema decides. `:::only` accepts the versions, locales and audiences of the site.',
    message: ({ name, attribute, problem }) =>
      attribute === undefined
        ? `${name}: ${problem}.`
        : `The attribute ${attribute} of ${name}: ${problem}.`,
  }),
  'content/unknown-variable': defineDiagnostic<{ name: string }>({
    severity: 'error',
    explanation:
      'A text shows a variable that neither its front matter nor the configuration defines, or one of the environment that is not set.',
    message: ({ name }) => `There is no variable ${name}.`,
  }),
  'content/unknown-term': defineDiagnostic<{ term: string }>({
    severity: 'error',
    explanation: 'A text refers to a term (`:term[…]`) that `glossary.yml` does not have.',
    message: ({ term }) => `The glossary has no term ${term}.`,
  }),
  'content/glossary': defineDiagnostic<{ problem: string }>({
    severity: 'error',
    explanation:
      'The file `glossary.yml` in the folder of the site is not a mapping of terms to definitions.',
    message: ({ problem }) => `Problem in glossary.yml: ${problem}.`,
    hint: () => 'write a line such as “Orbit: The path of a body around another one.”',
  }),
  'content/block-failed': defineDiagnostic<{ name: string; file: string; problem: string }>({
    severity: 'error',
    explanation: 'The component of one of the site’s own blocks threw an error.',
    message: ({ name, file, problem }) => `The component of ${name} (${file}) threw: ${problem}`,
  }),
  'content/plugin-failed': defineDiagnostic<{ name: string; problem: string }>({
    severity: 'error',
    explanation:
      'A plugin or transform of the site threw an error: on this page, or at its own place if it fails on every page. Pages show their text without the plugin.',
    message: ({ name, problem }) => `The plugin ${name} failed: ${problem}.`,
  }),
  'content/plugin-syntax': defineDiagnostic<{ name: string }>({
    severity: 'warning',
    explanation:
      'A remark plugin adds syntax, which only pages without components as tags can have. Its other changes work in `.mdx` files, too.',
    message: ({ name }) => `The syntax of the plugin ${name} has no effect in this file.`,
    hint: () => 'limit the plugin to other files with its key pages, or rename the file to .md',
  }),
  'content/plugin-node': defineDiagnostic<{ name: string; type: string }>({
    severity: 'warning',
    explanation:
      'A remark plugin or transform made a node that Markdown does not have, such as `mdxJsxFlowElement`, which is for generators that run MDX. Its text is shown, its name and attributes are not.',
    message: ({ name, type }) => `The plugin ${name} made a node ${type}, which has no element.`,
    hint: () => 'make nodes of Markdown or containerDirective, or name the element in data.hName',
  }),
  'content/plugin-message': defineDiagnostic<{ name: string; problem: string }>({
    severity: 'warning',
    explanation: 'A plugin of the site reports something about this page.',
    message: ({ name, problem }) => `${name}: ${problem}`,
  }),
  'content/plugin-markup': defineDiagnostic<{ problem: string }>({
    severity: 'error',
    explanation:
      'A plugin added something that a page must not contain: scripts, inline styles or event handlers. docsgen leaves out what the Content-Security-Policy refuses.',
    message: ({ problem }) => `A plugin changed the page: ${problem}.`,
    hint: () => 'let the plugin set a class, and style it in theme/styles/custom.css',
  }),
  'content/block-markup': defineDiagnostic<{ name: string; file: string; problem: string }>({
    severity: 'error',
    explanation:
      'The component of one of the site’s own blocks rendered something that a page must not contain. That is a script, an inline style, an event handler, or a block in a line of text. docsgen leaves out what the Content-Security-Policy refuses.',
    message: ({ name, file, problem }) => `${name} (${file}): ${problem}.`,
  }),
  'content/unclosed-directive': defineDiagnostic<{ name: string; fence: string }>({
    severity: 'warning',
    explanation:
      'A block that begins with colons has no closing line, so it continues to the end of the text around it. Blocks inside blocks need fewer colons than the one around them.',
    message: ({ name }) => `The block ${name} is not closed.`,
    hint: ({ fence }) =>
      `close it with a line of ${fence}; a block that contains another block needs more colons than that block`,
  }),
  'content/unclosed-bracket': defineDiagnostic<{ name: string; isLabel: boolean }>({
    severity: 'warning',
    explanation:
      'A block begins with a label in brackets or attributes in braces, and the line has no end of them. The block is shown without them, or as text.',
    message: ({ name, isLabel }) =>
      `The ${isLabel ? 'label' : 'attributes'} of ${name} ${isLabel ? 'has' : 'have'} no end in this line.`,
    hint: ({ isLabel }) =>
      isLabel ? 'end the label with ]' : 'write all attributes in one line, and end them with }',
  }),
  'content/misplaced-directive': defineDiagnostic<{ name: string; problem: string }>({
    severity: 'warning',
    explanation:
      'A block is in a place where it cannot work, or contains what it cannot show. Examples are a tab outside tabs, cards without a list of links, and an API diagram without schemas.',
    message: ({ name, problem }) => `The block ${name} ${problem}.`,
  }),
  'content/diagram': defineDiagnostic<{ problem: string }>({
    severity: 'warning',
    explanation:
      'docsgen cannot draw a diagram (`mermaid`, `dot`) of this kind or size, cannot read one of its statements, or would lose words or images. Readers see its source.',
    message: ({ problem }) => `The diagram is shown as code: ${problem}.`,
  }),
  'content/formula': defineDiagnostic<{ problem: string }>({
    severity: 'error',
    explanation:
      'A formula is not TeX that docsgen knows, loads or links something, or is too large. Readers see its source.',
    message: ({ problem }) => `The formula is shown as code: ${problem}.`,
    hint: () => 'https://temml.org/docs/en/supported lists the commands',
  }),
  'content/missing-label': defineDiagnostic<{ name: string; example: string }>({
    severity: 'warning',
    explanation:
      'A block needs words in square brackets to work: the label of a tab, the file to include, the name of a schema.',
    message: ({ name }) => `The block ${name} has no label.`,
    hint: ({ example }) => `write ${example}`,
  }),
  'content/too-deep': defineDiagnostic({
    severity: 'error',
    isFatal: true,
    explanation:
      'Quotations, lists, blocks or HTML elements are nested more than a hundred levels deep, which no parser can follow.',
    message: () => 'The text is nested too deeply to be read.',
    hint: () => 'nest at most 100 levels, and close each block with a line of colons',
  }),
  'content/too-large': defineDiagnostic<{ characters: number; limit: number }>({
    severity: 'error',
    explanation:
      'A Markdown file has more than three million characters, most often by accident. It is not read, so that the build does not run out of memory.',
    message: ({ characters, limit }) =>
      `The file has ${characters} characters; at most ${limit} can be read.`,
    hint: () => 'split it into several pages, or put data into a file to download',
  }),
  'content/too-many': defineDiagnostic<{ what: string; limit: number }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'A Markdown file has more of something than a page can show. Limits of a file are 20,000 headings, 10,000 footnotes, 20,000 link definitions, 50,000 table rows and 1,000 columns a table. It may have 10,000 lines that begin with a colon. In a file with blocks such as `:::note`, a paragraph may have 10,000 brackets, braces, tildes, colons and emphasis marks. All markup may have 300,000 units: one for a mark of code or emphasis, two for a block or character reference. A link, an image or an HTML tag is three units. The file is not read, so that the build does not run out of time or memory.',
    message: ({ what, limit }) => `The text has more than ${limit} ${what}.`,
    hint: () => 'split it into several pages',
  }),
  'content/too-slow': defineDiagnostic<{ seconds: number }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'docsgen stopped reading a file because it took too long: something in it sends a parser, a block or a plugin of the site into a loop. The rest of the site was checked.',
    message: ({ seconds }) => `Given up after ${seconds} seconds: the file cannot be understood.`,
    hint: () =>
      'to find the cause, remove parts of the text, or blocks and plugins of the site, until it works',
  }),
  'content/crashed': defineDiagnostic<{ problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'The worker that read a file stopped, most often because it ran out of memory. The rest of the site was checked.',
    message: ({ problem }) => `The file cannot be read: ${problem}.`,
    hint: () => 'split it into smaller files, or build with --concurrency 1',
  }),
  'content/failed': defineDiagnostic<{ problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'A text could not be read because of a bug in docsgen. The rest of the site was checked.',
    message: ({ problem }) => `The text could not be read: ${problem}.`,
    hint: () => 'please report it with the text',
  }),
  'content/include-missing': defineDiagnostic<{ target: string }>({
    severity: 'error',
    explanation: 'A text includes a file that does not exist.',
    message: ({ target }) => `The included file ${target} does not exist.`,
    hint: () =>
      'the path is relative to the file that includes it; a leading / is the content folder',
  }),
  'content/include-outside': defineDiagnostic<{ target: string }>({
    severity: 'error',
    explanation:
      "A text includes a file outside the site's folder, directly or by a symbolic link. A site is made from its own folder and from what `fs.allow` lists.",
    message: ({ target }) => `The included file ${target} is outside the site's folder.`,
    hint: () => 'copy it into the site, or list the file or its folder in `fs.allow`',
  }),
  'content/include-cycle': defineDiagnostic<{ chain: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'A file includes itself, directly or by way of others.',
    message: ({ chain }) => `A file includes itself: ${chain}.`,
  }),
  'content/include-too-many': defineDiagnostic<{ limit: number }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'Files that include files multiply. Past the limit nothing more is included, so that a build ends.',
    message: ({ limit }) => `More than ${limit} files are included in one page.`,
  }),
  'content/include-region': defineDiagnostic<{ region: string; target: string }>({
    severity: 'error',
    explanation:
      'A code block includes a region (`file=./a.ts#name`) that the file does not mark with `#region name` and `#endregion`.',
    message: ({ region, target }) => `${target} has no region ${region}.`,
  }),
  'content/line-range': defineDiagnostic<{ range: string; problem: string }>({
    severity: 'warning',
    explanation: 'The lines to highlight in a code block (`{1,3-5}`) are not numbers of its lines.',
    message: ({ range, problem }) => `Line range {${range}} ${problem}.`,
    hint: () => 'write line numbers and ranges, such as {1,3-5}',
  }),
  'content/marked-word': defineDiagnostic<{ word: string }>({
    severity: 'warning',
    explanation:
      'A text to mark in a code block (`/word/` or `"word"`) does not occur in the code. docsgen looks for the text itself, not for a pattern.',
    message: ({ word }) => `The code has no “${word}” to mark.`,
    hint: () => 'write the text as it is in the code',
  }),
  'content/code-note': defineDiagnostic<{ note: number; count: number }>({
    severity: 'warning',
    explanation:
      'A comment such as `# (1)!` in a code block refers to a note that the numbered list directly below the block does not have. The comment is shown as it is.',
    message: ({ note, count }) =>
      count === 0
        ? `No numbered list below the code has note ${note}.`
        : `The list below the code has ${count === 1 ? 'one note' : `${count} notes`}, but not note ${note}.`,
    hint: () => 'write the notes as a numbered list directly below the code block',
  }),
  'content/unknown-code-option': defineDiagnostic<{ option: string }>({
    severity: 'info',
    explanation:
      'A code block has an option behind its language that docsgen does not know, often one of another tool. It has no effect. Each kind is reported once a file.',
    message: ({ option }) => `The option ${option} of the code block is unknown and has no effect.`,
  }),
  'content/unclosed-highlight': defineDiagnostic({
    severity: 'warning',
    explanation: 'A code block has `highlight-start` without `highlight-end`, or the reverse.',
    message: () => 'highlight-start and highlight-end do not pair up in this code block.',
  }),
  'content/unknown-language': defineDiagnostic<{ language: string }>({
    severity: 'warning',
    explanation:
      'A code block names a language that is not known, but that looks like a known one. It is shown without colours.',
    message: ({ language }) => `There is no language ${language} to highlight.`,
  }),
  'content/unsafe-link': defineDiagnostic<{ target: string }>({
    severity: 'warning',
    explanation:
      'A link or image whose address would run a script or carry a document of its own (`javascript:`, `vbscript:`, `data:`) is not linked.',
    message: ({ target }) => `The address ${target} is not safe and was left out.`,
  }),
  'content/unsafe-html': defineDiagnostic<{ what: string; shown?: keyof typeof shownOfHtml }>({
    severity: 'warning',
    isTallied: true,
    explanation:
      'Raw HTML in a text is cleaned: scripts, event handlers, styles, frames and forms do not reach the page, unless the site sets `trustedHtml`. Elements whose content is not text, such as `<script>`, `<style>`, `<iframe>` and `<svg>`, are left out with their content. Of others, such as `<form>`, only the tags are left out.',
    message: ({ what, shown = 'all' }) =>
      `${what} is not allowed in Markdown ${shownOfHtml[shown]}.`,
    hint: () => 'set `trustedHtml: true` in the configuration if you trust all authors of the site',
  }),
  'content/foreign-component': defineDiagnostic<{ name: string; isEmpty: boolean }>({
    severity: 'warning',
    isTallied: true,
    explanation:
      'A tag such as `<Note>` or `<Frame caption="Mars" />` is a component of another tool, which docsgen does not have. The tags are left out, and their content is shown.',
    message: ({ name, isEmpty }) =>
      `<${name}> is a component of another tool; ${isEmpty ? 'it is left out' : 'only its content is shown'}.`,
    hint: () => 'write what it shows in Markdown',
  }),
  'content/unknown-element': defineDiagnostic<{ name: string }>({
    severity: 'warning',
    isTallied: true,
    explanation:
      'A word in angle brackets (`<token>`) is HTML to Markdown. No such element exists, so it is shown as text.',
    message: ({ name }) => `<${name}> is not an HTML element; it is shown as text.`,
    hint: ({ name }) => `write \`<${name}>\` in backticks, or \\<${name}>`,
  }),
  'content/foreign-syntax': defineDiagnostic<{ what: string }>({
    severity: 'warning',
    isTallied: true,
    explanation:
      'A text has syntax of another tool (MkDocs, VitePress, Hugo, Jekyll, DocFX, mdBook, reStructuredText, MDX), which Markdown shows as text. Code is not searched. Each kind is reported once a page.',
    message: ({ what }) => `${what} has no meaning here and is shown as text.`,
    hint: () => 'write it in Markdown, or put it into code if readers should see it',
  }),
  'content/unknown-icon': defineDiagnostic<{ name: string }>({
    severity: 'warning',
    isTallied: true,
    explanation:
      'A card or a text names an icon that docsgen does not have. It is left out. This is a warning, because the page loses no words; `rules` can make it an error.',
    message: ({ name }) => `There is no icon ${name}.`,
  }),
  'content/icon-file': defineDiagnostic<{ file: string; refused: string }>({
    severity: 'warning',
    explanation:
      'An icon of the site (`icons/*.svg`) has elements such as `<style>`, `<text>` or `<script>`, or attributes such as `style` and `onload`. docsgen leaves them out and keeps the shapes.',
    message: ({ file, refused }) => `${file} has ${refused}, which an icon cannot have.`,
    hint: () => 'export the icon as plain shapes, or show it as an image',
  }),
  'content/empty-icon': defineDiagnostic<{ file: string }>({
    severity: 'warning',
    explanation: 'An icon of the site (`icons/*.svg`) has no shapes, or is not an SVG file.',
    message: ({ file }) => `${file} has no shapes, so readers see nothing.`,
    hint: () => 'export the icon again, as SVG',
  }),
  'content/unfinished-icon': defineDiagnostic<{ file: string }>({
    severity: 'warning',
    explanation: 'An icon of the site (`icons/*.svg`) ends before its drawing does.',
    message: ({ file }) => `${file} has no end: </svg> is missing, and shapes may be as well.`,
    hint: () => 'export the icon again, as SVG',
  }),
  'content/tag-syntax': defineDiagnostic<{ problem: string }>({
    severity: 'error',
    explanation:
      'In a file with tags (`.mdx`), `<` begins a tag and `{` a value. One of them is not closed, or is not meant as such. The text is shown as plain Markdown.',
    message: ({ problem }) => `The tags of this text cannot be read: ${problem}.`,
    hint: () => 'close the tag, or write \\< or \\{ where you mean the character',
  }),
  'content/unknown-tag': defineDiagnostic<{
    name: string;
    from?: string | undefined;
    /** Whether a file in `tags/` can say what it shows, because docsgen knows no name like it. */
    canHaveFile: boolean;
  }>({
    severity: 'error',
    isTallied: true,
    explanation:
      'A file with tags (`.mdx`) uses a component that docsgen does not have, most often one from the project that the file comes from. docsgen runs no code of a text, so only the content of the tag is shown.',
    message: ({ name, from }) =>
      from === undefined
        ? `There is no tag <${name}>.`
        : `There is no tag <${name}>: the component in ${from} would need code.`,
    hint: ({ name, canHaveFile }) =>
      canHaveFile ? `say in tags/${name}.mdx what it shows, or write it in Markdown` : undefined,
  }),
  'content/tag-needs-code': defineDiagnostic<{ code: string }>({
    severity: 'error',
    explanation:
      'A file with tags (`.mdx`) has an expression, an attribute or a line that only running code could turn into text. docsgen reads literals: strings, numbers, lists, objects, `frontmatter.title`, `props.name` and names from `export const`.',
    message: ({ code }) => `${code} would need code, which texts cannot run.`,
    hint: () => 'write the value itself: a string, a number, a list or an object',
  }),
  'content/undefined-value': defineDiagnostic<{ expression: string }>({
    severity: 'error',
    explanation:
      'A file with tags (`.mdx`) shows a value that does not exist: a key of the front matter, an attribute of the tag or a member of an object. Nothing is shown in its place.',
    message: ({ expression }) => `{${expression}} has no value here.`,
    hint: () => "write what to show instead behind ??, such as {planet.name ?? 'Mars'}",
  }),
  'content/duplicate-id': defineDiagnostic<{ id: string }>({
    severity: 'warning',
    explanation: 'Two headings of a page ask for the same id, so links can only reach one of them.',
    message: ({ id }) => `The id ${id} occurs twice on this page.`,
  }),
  'content/reserved-id': defineDiagnostic<{ id: string }>({
    severity: 'warning',
    explanation:
      'Some ids that begin with an underscore, such as `_main`, belong to the page around the text.',
    message: ({ id }) => `The id ${id} is reserved for the page around the text.`,
    hint: () => 'choose another id, without the underscore',
  }),
};

/** How HTML that is not allowed appears on the page. */
const shownOfHtml = {
  all: 'and has no effect',
  content: 'and is left out; only its content is shown',
  nothing: 'and is left out with its content',
  'no tag': 'and is left out; it is not closed',
  'no rest': 'and is left out with all that follows it in this block; it is not closed',
} as const;
