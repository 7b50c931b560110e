import * as z from 'zod';
import { defaultSamples, sampleIds } from '../../request/code-samples/index.js';
import { collectionIds } from '../../request/collections/formats.js';
import { path } from './path.js';
import { descriptionRules } from './rules.js';
import { hostPath, url } from './url.js';

const texts = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());

/** HTTPS, or HTTP from this machine. */
const remoteUrl = url.refine((value) => {
  const { protocol, hostname, username, password } = new URL(value);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (protocol === 'https:' || isLocal) && username === '' && password === '';
}, 'expected an https: URL without a password; http: is for this machine only');

/** URL of a proxy, or its path on the host of the site; the URL of the request follows it. */
const proxyUrl = z
  .union([remoteUrl, hostPath])
  .refine((value) => !value.includes('#'), 'a fragment is not sent')
  .meta({
    description:
      'What the URL of a request is appended to, percent-encoded: `https://proxy.example.com/?url=`, or a path on the host of the site. The proxy gets the secrets of readers.',
  });

/** Criteria for operations and webhooks. */
const selection = z.strictObject({
  tags: texts.optional().meta({
    description: 'Names of tags, one or a list; a parent includes its children.',
  }),
  paths: texts.optional().meta({
    description:
      'Paths, one or a list, in which `*` matches a part of a segment and `**` any number of segments: `/admin/**`.',
  }),
  audience: texts.optional().meta({
    description:
      'Values of `x-audience`, one or a list; an operation inherits it from its path and from `info`.',
  }),
  internal: z.literal(true).optional().meta({
    description: 'Operations and paths with `x-internal: true`.',
  }),
});

/** Options of an API description and its reference. */
export const description = z.strictObject({
  path: path
    .optional()
    .meta({ description: 'The description’s file. By default the only one in `openapi/`.' }),
  url: remoteUrl.optional().meta({
    description:
      'URL of the description, in place of `path`. `docsgen pull` saves it, and builds read what was saved.',
  }),
  overlays: z.array(path).default([]).meta({
    description:
      'Overlay files (OpenAPI Overlay 1.0 or 1.1) that change the description before it is read, in order.',
  }),
  only: selection.optional().meta({
    description:
      'What the reference shows of the description: operations and webhooks that meet each of these criteria, with the schemas and tags that they use. By default everything.',
  }),
  except: selection.optional().meta({
    description:
      'What the reference does not show of the description: operations and webhooks that meet any of these criteria.',
  }),
  internal: z.boolean().default(false).meta({
    description: 'Whether the reference shows parts with `x-internal: true`.',
  }),
  lenient: z.boolean().default(false).meta({
    description:
      'For a description that is not yours: reports one warning for each kind of diagnostic, with their number, instead of each error and warning.',
  }),
  id: z
    .string()
    .regex(/^[A-Za-z][\w-]*$/, 'expected a name of letters, digits and hyphens, such as billing')
    .optional()
    .meta({
      description:
        'What texts call it by where several descriptions have a name in common (`op:billing:createInvoice`), and the name of its sidebar. `api` by default; in a list, the name of its file.',
    }),
  route: z
    .string()
    .regex(/^\/?[\w~.-]+(\/[\w~.-]+)*\/?$/, 'expected a URL path such as /api')
    .optional()
    .meta({
      description: 'URL path of the reference; `/api` by default, in a list `/api/` and the `id`.',
    }),
  label: z.string().optional().meta({
    description:
      'Its name in navigation; “API reference” in the language of the page by default, in a list the title of the description.',
  }),
  layout: z.enum(['auto', 'paged', 'single']).default('auto').meta({
    description:
      '`paged`: a page for each operation. `single`: all operations on the overview, in full. `auto`: a page for each and, for up to 20 operations in less than 300 KB, one with all of them.',
  }),
  samples: z
    .array(z.enum(sampleIds))
    .default([...defaultSamples])
    .meta({
      description: 'Languages of the request samples, in the order in which they are offered.',
    }),
  collections: z.array(z.enum(collectionIds)).default([]).meta({
    description:
      'Formats in which readers can download all requests: `postman`, `bruno` and `http`, for the clients of editors; see [Collections](./openapi.md#collections).',
  }),
  tryIt: z
    .union([z.boolean(), z.literal('compose'), z.strictObject({ proxy: proxyUrl })])
    .default(true)
    .meta({
      description:
        'Whether readers can fill in and send requests on the pages of operations; with `compose`, requests are put together, but nothing is sent; with `{ proxy }`, they go [through a proxy of yours](./openapi.md#proxy).',
    }),
  linkBase: url.optional().meta({
    description:
      'Base URL for links in the texts of the description that match no page of this site, such as `https://docs.example.com/`. Descriptions often come from the site of the service.',
  }),
  onBrokenLinks: z.enum(['error', 'warn', 'ignore']).default('warn').meta({
    description:
      'What broken links in the texts of the description do to the build. Descriptions often come from a site where such links work.',
  }),
  allowHosts: z
    .array(z.string().regex(/^[\w.-]+(:\d+)?$/, 'expected a host such as schemas.example.com'))
    .default([])
    .meta({
      description:
        'Hosts that references of the description may lead to. `docsgen pull` saves their files; what it has not saved is fetched with every build.',
    }),
  previous: path.regex(/^[^-]/, 'expected a file, or git: and a name of a commit').optional().meta({
    description:
      'An older version of the description, to make a page of what has changed since: a file, or the same file in git, as in `git:v1.0`; `git:v1.0:openapi/old.yaml` where it had another name.',
  }),
  versioned: z.boolean().default(true).meta({
    description:
      'Whether `docsgen version` freezes it with the documents, so that each of their versions has its own reference.',
  }),
  docsPluginId: z.string().optional().meta({
    description:
      'Id of the product whose versions it follows, if `docs` lists several; the one without an `id`, else the first, by default.',
  }),
  examples: z.enum(['error', 'warn', 'off']).default('error').meta({
    description:
      'What it does to the build if requests and responses in texts do not match the description.',
  }),
  rules: descriptionRules.meta({
    description:
      'What a diagnostic about this description does to the build, by its code, where `rules` of the site say something else.',
  }),
});
