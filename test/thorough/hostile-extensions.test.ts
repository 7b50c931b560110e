import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tagTable } from '../../src/content/tags/tag-table.js';
import { configurableCodes } from '../../src/diagnostics/index.js';
import { fixtureSite } from '../support/fixture-site.js';
import { readerOf } from '../support/reader.js';

/** Attributes of the tags of all tools, and those that would run or restyle something. */
const attributes = [
  ...['href', 'to', 'url', 'link', 'src', 'path', 'img', 'image', 'icon', 'logo', 'cta', 'videoId'],
  ...[
    'title',
    'label',
    'text',
    'caption',
    'description',
    'name',
    'id',
    'value',
    'alt',
    'tip',
    'keys',
  ],
  ...[
    'type',
    'query',
    'body',
    'header',
    'default',
    'color',
    'variant',
    'groupId',
    'items',
    'sources',
  ],
  ...['className', 'class', 'style', 'srcdoc', 'action', 'formAction', 'data', 'poster', 'srcSet'],
  ...[
    'onclick',
    'onClick',
    'onLoad',
    'onerror',
    'xlink:href',
    'set:html',
    'dangerouslySetInnerHTML',
  ],
];

/** Each way to write a value, by the name of its page. */
const forms: Readonly<Record<string, string>> = {
  address: '="javascript:ran()"',
  'address-with-tab': '="java&#9;script:ran()"',
  'address-in-braces': '={" JavaScript:ran()"}',
  'address-in-template': '={`data:text/html,<script>ran()</script>`}',
  markup: '="&quot;><img src=x onerror=ran()><script>ran()</script>"',
  'markup-in-braces': "={'\"><svg onload=ran()><a href=javascript:ran()>x</a>'}",
  'markup-as-value': '={<img src="x" onError="ran()" />}',
  object: '={{ light: "javascript:ran()", __html: "<img src=x onerror=ran()>" }}',
};

const markup = '<img src=x onerror=ran()><a href="javascript:ran()">x</a>';
const yaml = JSON.stringify(markup);
const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\`\n`;

/** A page for each form, which has every tag with every attribute, as a block and in a line. */
const tagPages = Object.entries(forms).map(([name, form]) => {
  const written = attributes.map((attribute) => `${attribute}${form}`).join(' ');
  const tags = [...tagTable.keys(), 'div', 'a', 'img', 'iframe', 'video', 'p', 'span'].map(
    (tag) => `<${tag} ${written}>\n\nMars\n\n</${tag}>\n\nA <${tag} ${written}>moon</${tag}>.\n`,
  );
  return [`content/docs/${name}.mdx`, `# ${name}\n\n${tags.join('\n')}`] as const;
});

const diagrams = [
  fence(
    'mermaid',
    `flowchart LR\n  a["${markup.replaceAll('"', "'")}"] --> b\n  click a "javascript:ran()"`,
  ),
  fence(
    'mermaid',
    'flowchart LR\n  a --> b\n  click b href "javascript:ran()" _self\n  style a fill:url(javascript:ran())',
  ),
  fence(
    'mermaid',
    `sequenceDiagram\n  participant A as <img src=x onerror=ran()>\n  A->>A: <svg onload=ran()>\n  link A: x @ javascript:ran()`,
  ),
  fence(
    'mermaid',
    'classDiagram\n  class A\n  link A "javascript:ran()" "x"\n  A : <script>ran()</script>',
  ),
  fence(
    'dot',
    'digraph { a [URL="javascript:ran()" tooltip="<img src=x onerror=ran()>"]; a -> b [label=<<IMG SRC="javascript:ran()"/>>] }',
  ),
  fence(
    'dot',
    'digraph { a [label=<<TABLE HREF="javascript:ran()"><TR><TD>x</TD></TR></TABLE>> stylesheet="x"] }',
  ),
  fence('math', '\\href{javascript:ran()}{x} \\class{x}{y} \\htmlData{a=b}{c}'),
];

const icon = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ran()"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" onload="ran()" style="color:red">
<script>ran()</script><style>*{color:red}</style><a href="javascript:ran()"><path d="M0 0h9" onclick="ran()"/></a>
<foreignObject><iframe srcdoc="<script>ran()</script>"></iframe></foreignObject>
<path d="M0 0&b;" fill="url(javascript:ran())"/><use href="data:image/svg+xml,x"/><animate attributeName="href" to="javascript:ran()"/></svg>`;

const site = fixtureSite({
  'docsgen.config.json': JSON.stringify({
    markdown: { math: true, definitionLists: true, variables: { hostile: markup } },
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    themeConfig: {
      navbar: { title: markup, items: [{ label: markup, to: '/docs/texts', icon: 'hostile' }] },
      footer: { copyright: markup },
      announcementBar: { content: markup },
    },
    // The site is full of mistakes, and its pages are looked at all the same.
    rules: Object.fromEntries(configurableCodes.map((code) => [code, 'ignore'])),
  }),
  'icons/hostile.svg': icon,
  // With a film, the policy also speaks of media.
  'static/orbit.mp4': '',
  'content/docs/film.md': '# Film\n\n<video src="/orbit.mp4" controls></video>\n',
  'glossary.yml': `Orbit: ${yaml}\n${yaml}:\n  definition: ${yaml}\n  aliases: [${yaml}]\n`,
  'content/docs/moons/_category_.yml': `label: ${yaml}\nicon: hostile\nbadge: { text: ${yaml}, color: ${yaml} }\nclassName: ${yaml}\ndescription: ${yaml}\n`,
  'content/docs/moons/io.md': '# Io\n',
  'content/docs/diagrams.md': `# Diagrams\n\n${diagrams.join('\n')}`,
  'content/docs/texts.md': [
    '---',
    ...['title', 'description', 'sidebar_label', 'sidebar_class_name'].map(
      (key) => `${key}: ${yaml}`,
    ),
    `keywords: [${yaml}]\ntags: [${yaml}]\nicon: hostile\nsidebar_badge: { text: ${yaml}, color: ${yaml} }`,
    '---',
    `\n:icon[hostile] :var[hostile] :term[Orbit] :badge[${markup}]{color="x onload=ran()"}\n`,
    `${fence('html variables', ':var[hostile]')}\n::glossary\n`,
    `:::note{title="<img src=x onerror=ran()>" onclick="ran()" style="color:red"}\n\nx\n\n:::\n`,
    `:::cards\n\n- :hostile: [x](javascript:ran()) y\n\n:::\n`,
  ].join('\n'),
  ...Object.fromEntries(tagPages),
});
const reader = readerOf(site.origin);
const pages = [...tagPages.map(([file]) => file.slice(13, -4)), 'texts', 'diagrams', 'moons/io'];

/** What has run, and what the policy has refused. */
async function watch(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(globalThis, { noted, ran: () => noted.push('ran') });
    document.addEventListener('securitypolicyviolation', (event) =>
      noted.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
}

async function notedOn(page: Page): Promise<readonly string[]> {
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const risky = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].flatMap(({ name, value }) => {
        const bare = [...value].filter((letter) => letter > ' ').join('');
        const runs = /^on/i.test(name) || /^(?:javascript|vbscript|data:text)/i.test(bare);
        return runs && /^on|href$|^(?:src|action|formaction|data|poster|srcdoc|style)$/i.test(name)
          ? [`${element.localName} ${name}=${value.slice(0, 60)}`]
          : [];
      }),
    );
    return [...(Reflect.get(globalThis, 'noted') as string[]), ...risky];
  });
}

/** The policy that docsgen writes for the site's host. */
async function shippedPolicy(): Promise<string> {
  const headers = await readFile(path.join(site.outDir(), '_headers'), 'utf8');
  const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(headers) ?? [];
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
  return policy;
}

describe('tags, diagrams, icons and strings that try to run something', () => {
  it.each(pages)('run nothing without a policy: %s', async (name) => {
    const page = await reader.open(`/docs/${name}`, { bypassCSP: true, prepare: watch });
    expect(await notedOn(page)).toEqual([]);
  });

  it.each(pages)('violate no policy: %s', async (name) => {
    const policy = await shippedPolicy();
    const prepare = async (context: BrowserContext) => {
      await watch(context);
      await context.route('**/docs/**', async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'content-security-policy': policy };
        await route.fulfill({ response, headers });
      });
    };
    const page = await reader.open(`/docs/${name}`, { prepare });
    expect(await page.locator('h1').count()).toBe(1);
    expect(await notedOn(page)).toEqual([]);
  });
});
