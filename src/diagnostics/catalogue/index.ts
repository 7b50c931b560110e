import { blog } from './blog.js';
import { build } from './build.js';
import { check } from './check.js';
import { cli } from './cli.js';
import { config } from './config.js';
import { content } from './content.js';
import { drift } from './drift.js';
import { files } from './files.js';
import { openapi } from './openapi.js';
import { search } from './search.js';
import { site } from './site.js';
import { theme } from './theme.js';

/** Every finding that docsgen can report, by code. The manual's page of codes is made from it. */
export const catalogue = {
  ...config,
  ...content,
  ...openapi,
  ...drift,
  ...site,
  ...blog,
  ...search,
  ...theme,
  ...build,
  ...files,
  ...check,
  ...cli,
};

export type Code = keyof typeof catalogue;
