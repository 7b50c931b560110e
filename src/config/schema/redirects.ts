import * as z from 'zod';
import { pathOrUrl } from './url.js';

const from = z.string().min(1);

export const redirects = z
  .array(
    z.strictObject({
      from: z
        .union([from, z.array(from)])
        .meta({ description: 'The old path, or several: `/old/page`.' }),
      to: pathOrUrl.min(1).meta({
        description: 'Where it leads: a path of this site, or a URL of another one.',
      }),
    }),
  )
  .default([])
  .meta({ description: 'Old paths that lead elsewhere. A page names its own in `redirect_from`.' });
