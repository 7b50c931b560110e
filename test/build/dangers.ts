import { Parser } from 'htmlparser2';

const forbidden = new Set([
  ...['iframe', 'frame', 'object', 'embed', 'applet', 'base', 'style', 'math', 'form', 'noscript'],
  ...['template', 'portal'],
]);
const urlAttributes = /^(href|src|srcset|action|formaction|poster|data|background|xlink:href)$/i;
const unsafeUrl = /^(javascript|vbscript|livescript|data):/i;

/** A page for an old address leads to another one of the site. */
const ownRedirect = /^0; url=\/(?!\/)/;

/**
 * All of a page that could run a script, load a document or change the page's looks and was not put there by
 * docsgen: it writes only scripts of its own, by URL, in the head, and drawings of its own outside of texts.
 */
export function dangersOf(html: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  let depthOfProse = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      const classes = (attributes.class ?? '').split(' ');
      if (depthOfProse > 0 || classes.includes('prose')) depthOfProse += 1;
      // The words that scripts need.
      const isOwn = name === 'template' && attributes.id === '_texts' && depthOfProse === 0;
      if (forbidden.has(name) && !isOwn) found.push(`<${name}>`);
      if (depthOfProse > 0 && ['svg', 'script', 'link', 'meta', 'button'].includes(name))
        found.push(`<${name}> in a text`);
      // Structured data in the head is read by machines and never run.
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
        // The empty icon of a site that has none.
        const isNoIcon = name === 'link' && value === 'data:,' && open.includes('head');
        if (urlAttributes.test(key) && unsafeUrl.test(bare) && !isNoIcon)
          found.push(`${name} ${key}=${value}`);
      }
    },
    onclosetag() {
      open.pop();
      if (depthOfProse > 0) depthOfProse -= 1;
    },
  });
  parser.end(html);
  return found;
}
