import { Parser } from 'htmlparser2';

const forbidden = new Set([
  ...['iframe', 'frame', 'object', 'embed', 'applet', 'base', 'style', 'math', 'form', 'noscript'],
  ...['template', 'portal'],
]);
const urlAttributes = /^(href|src|srcset|action|formaction|poster|data|background|xlink:href)$/i;
const unsafeUrl = /^(javascript|vbscript|livescript|data):/i;

/** The content of a redirect page's meta refresh, which must stay on the site. */
const ownRedirect = /^0; url=\/(?!\/)/;

/**
 * Lists everything on a page that could run a script, load a document or restyle the page and does not come from
 * docsgen. docsgen itself adds only its own scripts, by URL in the head, and its own SVG images outside of prose, and
 * diagrams and icons in it.
 */
export function unsafeMarkup(html: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const parents: Readonly<Record<string, string>>[] = [];
  let depthOfProse = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      const isOwnButton =
        name === 'button' && /^_(?:term|picture)-/.test(attributes.popovertarget ?? '');
      const classes = (attributes.class ?? '').split(' ');
      parents.push(attributes);
      if (depthOfProse > 0 || classes.includes('prose')) depthOfProse += 1;
      // The words that scripts need.
      const isOwn = name === 'template' && attributes.id === '_messages' && depthOfProse === 0;
      // Formulas of docsgen; other MathML is not published.
      const isFormula =
        name === 'math' && /^math-(?:inline|block)$/.test(parents.at(-2)?.class ?? '');
      if (forbidden.has(name) && !isOwn && !isFormula) found.push(`<${name}>`);
      const isDiagram =
        name === 'svg' &&
        (/^(?:diagram|icon-file)$/.test(attributes.class ?? '') ||
          /\bdiagram-[0-9a-f]{8}/.test(attributes['aria-describedby'] ?? ''));
      const isChrome = ['svg', 'script', 'link', 'meta', 'button'].includes(name);
      if (depthOfProse > 0 && isChrome && !isDiagram && !isOwnButton)
        found.push(`<${name}> in a text`);
      // JSON-LD in the head is data and never runs.
      const isData = attributes.type === 'application/ld+json' && open.includes('head');
      if (
        name === 'script' &&
        !isData &&
        !(open.includes('head') && /^(\/\S*)?assets\//.test(attributes.src ?? ''))
      )
        found.push(`<script src=${attributes.src}>`);
      if (attributes['http-equiv'] !== undefined && !ownRedirect.test(attributes.content ?? ''))
        found.push(`<meta content=${attributes.content}>`);
      for (const [key, value] of Object.entries(attributes)) {
        if (/^on/i.test(key) || key === 'style') found.push(`${name} ${key}=${value}`);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip these in addresses.
        const bare = value.replace(/[\u0000-\u0020]+/g, '');
        // The empty favicon of a site without one.
        const isNoIcon = name === 'link' && value === 'data:,' && open.includes('head');
        if (urlAttributes.test(key) && unsafeUrl.test(bare) && !isNoIcon)
          found.push(`${name} ${key}=${value}`);
      }
    },
    onclosetag() {
      open.pop();
      parents.pop();
      if (depthOfProse > 0) depthOfProse -= 1;
    },
  });
  parser.end(html);
  return found;
}
