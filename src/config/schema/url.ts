import * as z from 'zod';

export const url = z.url({ protocol: /^https?$/ });
