import * as z from 'zod';
import { policySource, script } from './head.js';
import { hostPath, url } from './url.js';

export const analytics = z
  .strictObject({
    script: z.union([...script.options, z.array(script).min(1)]).meta({
      description:
        'Script of the service: a URL, a path in the static folder, or `{ src, "data-domain": … }` with attributes. A list for several services.',
    }),
    connect: z.array(policySource).default([]).meta({
      description: 'Origins that the script sends to: `https://stats.example.com`.',
    }),
    consent: z.boolean().default(true).meta({
      description:
        'Whether the script waits until the reader agrees. `false` loads it at once, for services that need no consent.',
    }),
  })
  .optional();

export const feedback = z
  .strictObject({
    endpoint: z.union([url, hostPath]).optional().meta({
      description:
        'URL of your own, or a path on the host of the site, that receives each answer as JSON in a POST request: `{ page, title, helpful, comment }`.',
    }),
    issue: url.optional().meta({
      description:
        'Form for a new issue, `https://github.com/acme/docs/issues/new`: title and page are filled in.',
    }),
  })
  .refine(
    ({ endpoint, issue }) => endpoint !== undefined || issue !== undefined,
    'expected an endpoint, an issue, or both',
  )
  .optional();
