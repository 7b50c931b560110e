import type { Nodes, Root } from 'mdast';
import { diagnose } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import { idAtEnd } from '../html/heading.js';
import { matchPosition } from './match-position.js';

/** Syntax of another tool that Markdown shows as text. */
interface ForeignForm {
  /** As the message names it. */
  readonly what: string;
  readonly pattern: RegExp;
  /** The form of docsgen. */
  readonly hint: string;
  /** Whether it means something else, or nothing, in the text of HTML. */
  readonly isMarkdownOnly?: true;
  /** Whether it has escaped characters, which are otherwise text on purpose. */
  readonly isEscaped?: true;
}

const template =
  'write the value itself; in an .mdx file, {frontmatter.title} is a value of the front matter';
const include = 'write ::include[./_part.md]';
const formula = 'set markdown.math to true, or write a code block of the language math';
const apart = 'put an empty line between the HTML and the Markdown';
const codeFile = 'write a code block with file=./path#region';

/** The most frequent names in public documentation. Any word may stand between two colons. */
const emojiCode =
  /(?<![\w:/]):(?:tada|rocket|warning|white_check_mark|heavy_check_mark|ballot_box_with_check|x|no_entry|no_entry_sign|construction|sparkles|star|star2|fire|bug|zap|bulb|wave|eyes|heart|\+1|thumbsup|clap|point_right|point_down|point_up|arrow_right|information_source|exclamation|question|memo|book|books|lock|key|gear|wrench|hammer|package|link|mag|smile|smiley|wink|grinning|slightly_smiling_face|thinking|muscle|pray|raised_hands|coffee|beers?|boom|art|lipstick|recycle|white_large_square|red_circle|large_blue_circle|green_circle|yellow_circle):(?![\w:])/;

/** In text outside of code, first the more specific forms. `m` patterns begin at a line. */
const textForms: readonly ForeignForm[] = [
  {
    what: 'The admonition !!! (MkDocs)',
    pattern: /^!!![+]?(?:[ \t]+[\w"-]+|[a-z]+[ \t]*$)/m,
    hint: 'write :::note[Title] … :::',
  },
  {
    what: 'The block ??? (MkDocs)',
    pattern: /^\?\?\?[+]?(?:[ \t]+[\w"-]+|[a-z]+[ \t]*$)/m,
    hint: 'write :::details[Title] … :::',
  },
  {
    what: 'The tab === "…" (MkDocs)',
    pattern: /^===[!+]?[ \t]+"[^"\n]+"/m,
    hint: 'write ::::tabs with :::tab[Label]',
  },
  {
    what: 'The block /// (MkDocs)',
    pattern: /^\/\/\/\/*[ \t]+[a-z][\w-]*/m,
    hint: 'write :::note[Title] … :::',
  },
  {
    what: 'The reference ::: name (mkdocstrings)',
    pattern: /^:::[ \t]+(?:\w+(?:\.\w+)+|\w[\w-]*\n[ \t]*:\w[\w-]*:)/m,
    hint: 'write the text that it makes, or link to it',
  },
  {
    what: 'The line ::: name without a block of that name',
    pattern: /^:{3,}[ \t]+[a-z][\w-]*$/i,
    hint: 'write the name of a block, or what the line makes in another tool, such as mkdocstrings',
  },
  {
    what: 'The line ::: that closes no block',
    pattern: /^:{3,}[ \t]*$/m,
    hint: 'remove it; a block that contains another block needs more colons than that block',
  },
  {
    what: 'The snippet --8<-- (MkDocs)',
    pattern: /^-{1,}8<-{1,}(?:[ \t]+"[^"\n]+")?/m,
    hint: include,
  },
  { what: 'The include {* … *}', pattern: /\{\*[ \t]+\S+[^}\n]*\*\}/, hint: codeFile },
  { what: 'The snippet <<< (VitePress)', pattern: /^<<<[ \t]+\S+/m, hint: codeFile },
  {
    what: 'The include {{#include}} (mdBook)',
    pattern: /\{\{#(?:rustdoc_)?include\b[^}\n]*\}\}/,
    hint: include,
  },
  {
    what: 'The block {{#…}} (mdBook)',
    pattern: /\{\{[#/][\w-]+[^}\n]*\}\}/,
    hint: 'write the text that it makes',
  },
  {
    what: 'The shortcode {{< >}} (Hugo)',
    pattern: /\{\{<[^}\n]*>\}\}/,
    hint: 'write a block such as :::note, or an image or link',
  },
  {
    what: 'The shortcode {{% %}} (Hugo)',
    pattern: /\{\{%[^}\n]*%\}\}/,
    hint: 'write a block such as :::note, or ::include[./_part.md]',
  },
  {
    what: 'The operation {% openapi %} (GitBook)',
    // The URL of a description is a link, which ends the text.
    pattern: /\{%-?[ \t]*(?:end)?(?:openapi(?:-operation)?|swagger)(?=[ \t%])/,
    hint: 'put the description into openapi/ and write ::operation[name]',
  },
  {
    what: 'The tag {% %} (Liquid, Jinja)',
    pattern: /\{%-?[^}\n]*%\}/,
    hint: 'write the text that it makes, or ::include[./_part.md]',
  },
  {
    what: 'The value {{ }} (a template)',
    pattern: /\{\{-?[^{}\n]*[.|($'"][^{}\n]*\}\}/,
    hint: template,
  },
  { what: 'The comment {# #} (Jinja)', pattern: /\{#[^}\n#]*#\}/, hint: 'write <!-- text -->' },
  {
    what: 'The attribute list {: } (kramdown)',
    pattern: /\{:[ \t]*[.#\w][^}\n]*\}/,
    hint: 'remove it; ids of headings are {#id}, sizes of images {width=320}',
  },
  {
    what: 'The attribute list { .class }',
    pattern: /\{[ \t]*\.[a-z][\w-]*[^}\n]*\}/i,
    hint: 'remove it; :::actions makes buttons of links, {width=320} sizes an image',
  },
  {
    what: 'The id {#name} outside of a heading',
    pattern: /\{#[a-z][\w:.-]*(?:[ \t]+(?:\.[\w-]+|[\w-]+=[^}\s]+))*\}/i,
    hint: 'write <a id="name"></a> before the text or image',
  },
  { what: 'The include [!INCLUDE] (DocFX)', pattern: /\[!INCLUDE\b/i, hint: include },
  { what: 'The code [!code-…] (DocFX)', pattern: /\[!code-\w+/i, hint: codeFile },
  { what: 'The block [!VIDEO] (DocFX)', pattern: /\[!VIDEO\b/i, hint: 'write a link to the video' },
  {
    what: 'The selector [!div] (DocFX)',
    pattern: /\[!(?:div|row|column|tab)\b/i,
    hint: 'write a block such as :::cards or ::::tabs',
  },
  {
    what: 'The cross-reference <xref:> (DocFX)',
    pattern: /<?xref:[\w.*%()`]+/,
    hint: 'write a link to the page',
  },
  {
    what: 'The directive .. name:: (reStructuredText)',
    pattern: /^\.\.[ \t]+[\w-]+::/m,
    hint: 'write a block such as :::note, or a code block',
  },
  {
    what: 'The table of contents [TOC]',
    pattern: /^\[{1,2}_?toc_?\]{1,2}[ \t]*$/im,
    hint: 'remove it: docsgen shows one beside the text',
  },
  {
    what: 'The formula $$…$$',
    pattern: /^\$\$[ \t]*$|\$\$[^$\n]*[\\^_=][^$\n]*\$\$/m,
    hint: formula,
  },
  {
    what: 'The formula $…$',
    pattern: /(?:^|[\s(])\$(?=[^\s$])[^$\n]*\\[a-z]{2}[^$\n]*\$(?=[\s).,;:!?]|$)/m,
    hint: formula,
  },
  {
    what: 'The formula \\(…\\)',
    pattern: /\\\([^\n]{1,400}?\\\)|\\\[[^\n]{1,400}?\\\]/,
    hint: 'set markdown.math to true, and write $…$',
    isEscaped: true,
  },
  {
    what: 'The link [[…]] (a wiki)',
    pattern: /\[\[(?!\.\.\.)[^[\]\n]+\]\]/,
    hint: 'write [Words](./page.md)',
  },
  {
    what: 'The marked text ==…==',
    pattern: /(?:^|[\s(])==[^\s=][^=\n]*==(?=[\s).,;:!?]|$)/m,
    hint: 'write <mark>words</mark>',
  },
  {
    what: 'The inserted text ++…++',
    pattern: /(?:^|[\s(])\+\+[^\s+](?:[^+\n]|\+(?!\+))*\+\+(?=[\s).,;:!?]|$)/m,
    hint: 'write <ins>words</ins> or <kbd>Ctrl</kbd>',
  },
  {
    what: 'The tag <name over several lines, with > at the beginning of a line',
    pattern: /^<[A-Za-z][\w.-]*[ \t]*\n[ \t]*[\w:@#.-]+=/m,
    hint: 'write the tag in one line, or rename the file to .mdx',
    isMarkdownOnly: true,
  },
  { what: 'The emoji code :name:', pattern: emojiCode, hint: 'write the emoji itself' },
  {
    what: 'The icon :material-…: (MkDocs)',
    pattern: /:(?:material|fontawesome|octicons|simple)-[\w-]+:/,
    hint: 'write :icon[name]',
  },
  {
    what: 'The comment {/* */} (MDX)',
    pattern: /\{\/\*[^\n]*?\*\/\}/,
    hint: 'write <!-- text -->, or rename the file to .mdx',
  },
  {
    what: 'The import line (MDX)',
    pattern: /^import[ \t]+(?:[\w*{][^\n]*?[ \t]+from[ \t]+)?['"][^'"\n]+['"];?[ \t]*$/m,
    hint: 'rename the file to .mdx, or write ::include[./_part.md]',
  },
  {
    what: 'The export line (MDX)',
    pattern: /^export[ \t]+(?:const|default|function)\b[^\n]*/m,
    hint: 'rename the file to .mdx',
  },
  {
    what: 'The value {frontmatter.…} (MDX)',
    pattern: /\{(?:frontmatter|props)\.[\w.]+\}/i,
    hint: 'rename the file to .mdx',
  },
  {
    what: 'The definition list (Term, then a line with a colon)',
    pattern: /[^\n]\n:[ \t]+\S/,
    hint: 'set markdown.definitionLists to true',
    isMarkdownOnly: true,
  },
  {
    what: 'The reference [words][label] without a definition',
    pattern: /\[[^[\]\n]+\]\[[\w.:/-]*\w\]/,
    hint: 'write [Words](./page.md), or define the label: [label]: ./page.md',
    isMarkdownOnly: true,
  },
];

/** In the text of an HTML block, where Markdown has no meaning. */
const htmlForms: readonly ForeignForm[] = [
  {
    what: 'The heading # directly below an HTML tag',
    pattern: /^#{1,6}[ \t]+\S[^\n]*/m,
    hint: apart,
  },
  {
    what: 'The link […](…) directly below an HTML tag',
    pattern: /!?\[[^[\]\n]*\]\((?:[./#]|https?:)[^()\s]*\)/,
    hint: apart,
  },
  {
    what: 'The text **…** directly below an HTML tag',
    pattern: /\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*/,
    hint: apart,
  },
  ...textForms.filter(({ isMarkdownOnly }) => !isMarkdownOnly),
];

/** Tags, comments and elements whose content is not text. */
const noText =
  /<(pre|code|script|style|svg|math|textarea|kbd|samp)\b[\s\S]*?(?:<\/\1>|$)|<!--[\s\S]*?(?:-->|$)|<[^<>]*>/gi;

/** In HTML comments. */
const commentForms: readonly ForeignForm[] = [
  { what: 'The comment @include (VitePress)', pattern: /^<!--[ \t]*@include:/, hint: include },
  {
    what: 'The comment with an include',
    pattern: /^<!--[ \t]*(?:include|#include|import)\b/i,
    hint: include,
  },
];

const roleName =
  /(?:^|[\s(]):(?:[a-z]+:)?(?:ref|doc|class|func|meth|mod|attr|exc|term|option|file|code|envvar|data|obj|guilabel|kbd|command|program|download|numref|term):$/;

/** A longer block is a page of HTML, not text with a tag. */
const maxHtmlCharacters = 20_000;

/** Returns the text of an HTML block, with spaces for all else, so that offsets stay. */
function textOfHtml(html: string): string {
  return html.replace(noText, (all) => all.replace(/[^\n]/g, ' '));
}

/** What each form contains, as a cheap check before a text is searched. */
const mayBeOtherSyntax =
  /[{$]|\\[([]|<[A-Za-z]|!!!|\?\?\?|==|\+\+|\/\/\/|::|<<<|8<-|\[[![]|\]\[|xref:|\[_?toc|\n:|:(?:material|fontawesome|octicons|simple)-|:[\w+]+:|^(?:im|ex)port/im;

/** An icon by its name at the beginning of an item of `:::cards`. */
const cardIcon = /^:[\w/-]+:\s*$/;

/** Reports syntax of other tools, which would go out as text: each kind once in a page, at its first place. */
export function reportForeignSyntax(tree: Root, builder: DocBuilder): void {
  const reported = new Map<ForeignForm | 'role' | 'fence', true>();
  const walk = (parent: Nodes, isInCards = false): void => {
    if (!('children' in parent)) return;
    for (const [index, node] of parent.children.entries()) {
      if (node.type === 'text') {
        const isIcon = isInCards && cardIcon.test(node.value);
        if (!isIcon && mayBeOtherSyntax.test(node.value)) {
          const isHeading = parent.type === 'heading';
          findForms(node, textForms, isHeading ? node.value.replace(idAtEnd, '') : node.value);
        }
        const next = parent.children[index + 1];
        if (next?.type === 'inlineCode' && !reported.has('role') && roleName.test(node.value)) {
          reported.set('role', true);
          report('The role :name:`…` (reStructuredText)', 'write a link or code', next);
        }
      } else if (node.type === 'code' && node.lang === 'mdx-code-block') {
        const hint = 'rename the file to .mdx, or set markdown.tags';
        if (!reported.has('fence'))
          report('The code block mdx-code-block (Docusaurus)', hint, node);
        reported.set('fence', true);
      } else if (node.type === 'html') {
        findForms(node, commentForms);
        if (node.value.length < maxHtmlCharacters && /^\s*<[\s\S]*>\s*\S/.test(node.value))
          findForms(node, htmlForms, textOfHtml(node.value));
      } else {
        walk(node, isInCards || (node.type === 'containerDirective' && node.name === 'cards'));
      }
    }
  };
  const report = (
    what: string,
    hint: string,
    node: { readonly position?: Nodes['position'] },
  ): void => {
    const place = builder.sources.nodePlace({ position: node.position });
    builder.report(diagnose('content/foreign-syntax', { what }, { place, hint }));
  };
  const findForms = (
    node: Extract<Nodes, { value: string }>,
    forms: readonly ForeignForm[],
    text = node.value,
  ): void => {
    let value = text;
    for (const form of forms) {
      const match = form.pattern.exec(value);
      if (!match) continue;
      const found = matchPosition(match, node, builder);
      const position = found ?? (form.isEscaped && node.position);
      if (!position) continue;
      // What one form explains is no other form.
      value = value.replace(form.pattern, (all) => ' '.repeat(all.length));
      if (reported.has(form)) continue;
      reported.set(form, true);
      report(form.what, form.hint, { position });
    }
  };
  walk(tree);
}
