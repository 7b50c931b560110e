import * as z from 'zod';
import { unsafeScheme } from '../../url/unsafe-url.js';
import { scriptAddress } from './url.js';

/** Directives of a Content-Security-Policy that a site may extend (CSP Level 3). */
const directives = [
  ...['script-src', 'style-src', 'img-src', 'media-src', 'font-src', 'connect-src', 'frame-src'],
  ...['worker-src', 'manifest-src', 'form-action', 'frame-ancestors'],
] as const;

/** Source expressions (CSP Level 3, section 2.3.1): a keyword or hash in quotes, a scheme, a host with what may surround it. */
const keyword = String.raw`self|strict-dynamic|report-sample|(?:wasm-)?unsafe-[a-z]+|(?:nonce|sha\d+)-[\w+/=-]+`;
const quotedSource = new RegExp(`^'(?:none|${keyword})'$`);
const bareKeyword = new RegExp(`^(?:${keyword})$`);
const schemeSource = /^(?!(?:javascript|vbscript):)[a-z][a-z\d+.-]*:$/i;
const hostSource =
  /^(?:[a-z][a-z\d+.-]*:\/\/)?(?:\*|(?:\*\.)?[\w-]+(?:\.[\w-]+)*)(?::(?:\d+|\*))?(?:\/[^\s;,?#]*)?$/i;

export const policySource = z
  .string()
  .refine(
    (text) => [quotedSource, schemeSource, hostSource].some((form) => form.test(text)),
    'expected the origin of a site such as https://stats.example.com, or another source that a Content-Security-Policy can have',
  )
  .refine((text) => !bareKeyword.test(text), {
    error: ({ input }) => `a keyword has quotes of its own: "'${input}'"`,
  })
  .refine(
    // With 'strict-dynamic', browsers ignore 'self' and hosts, so no script of the site would run.
    (text) => !/^'?(?:none|unsafe-eval|strict-dynamic)'?$/.test(text),
    "'none', 'unsafe-eval' and 'strict-dynamic' cannot be added",
  );

export const contentSecurityPolicy = z
  .partialRecord(z.enum(directives), z.array(policySource))
  .refine(
    (policy) => !policy['script-src']?.some((text) => /^(?:'unsafe-inline'|data:)$/.test(text)),
    {
      path: ['script-src'],
      message:
        "'unsafe-inline' and data: would allow every script that gets into a page; put your script into `head`, and docsgen adds its hash",
    },
  )
  .default({});

const attributeName = z
  .string()
  .regex(/^[a-z][a-z\d:_-]*$/i, 'this is not the name of an attribute')
  .refine(
    (name) => !/^(on|style$)/i.test(name),
    'the policy of the site allows neither event handlers nor inline styles; write a script or a style sheet',
  );
const attributeValue = z.union([
  z
    .string()
    .refine((value) => unsafeScheme(value) === undefined, 'a URL that runs code is refused'),
  z.literal(true),
]);
const attributes = z.record(attributeName, attributeValue);

function isRefresh(attributes: Readonly<Record<string, string | true>>): boolean {
  return Object.entries(attributes).some(
    ([name, value]) => /^http-equiv$/i.test(name) && /^\s*refresh\s*$/i.test(String(value)),
  );
}

const element = z
  .strictObject({
    tag: z.enum(['meta', 'link', 'script', 'style']).meta({ description: 'Name of the element.' }),
    attributes: attributes.default({}).meta({
      description: 'Its attributes; `true` for one without a value. Paths lead to static files.',
    }),
    content: z.string().optional().meta({ description: 'Text of a `script` or `style`.' }),
  })
  .refine(({ tag, content }) => content === undefined || tag === 'script' || tag === 'style', {
    path: ['content'],
    message: 'only script and style have content',
  })
  .refine(({ tag, attributes }) => tag !== 'meta' || !isRefresh(attributes), {
    path: ['attributes', 'http-equiv'],
    message: 'to send readers to another page, use `redirects`',
  })
  .refine(({ tag, content = '' }) => !new RegExp(`</${tag}|<!--`, 'i').test(content), {
    path: ['content'],
    message: 'this text would end the element',
  });

export const head = z.array(element).default([]);

const scriptElement = z
  .object({ src: scriptAddress.meta({ description: 'Path in the static folder, or a URL.' }) })
  .catchall(attributeValue)
  .superRefine((given, context) => {
    for (const name of Object.keys(given))
      for (const { message } of attributeName.safeParse(name).error?.issues ?? [])
        context.addIssue({ code: 'custom', path: [name], message });
  });

/** The address of a script, or its element. */
export const script = z.union([scriptAddress, scriptElement]);

export const scripts = z.array(script).default([]);
