import * as z from 'zod';

/** Path of a file or folder, relative to the site's folder or absolute. */
export const path = z
  .string()
  .min(1)
  .refine((value) => !value.includes('\0'), 'a path has no NUL character');
