import type { Messages } from '../../i18n/index.js';
import type { Api } from '../../openapi/api/api.js';
import type { DescriptionLinks } from '../description-links.js';
import type { SiteApi } from '../input.js';
import type { Urls } from '../urls.js';
import type { CollectionFile } from './requests/request-collections.js';
import type { RequestFiles } from './requests/request-files.js';
import type { ApiRoutes } from './routes/api-routes.js';
import type { ReferenceLayout } from './routes/reference-layout.js';

/** Inputs that all pages of an API reference share. */
export interface ReferenceContext
  extends Pick<SiteApi, 'untranslated'>,
    Pick<DescriptionLinks, 'linkBase'> {
  readonly api: Api;
  readonly routes: ApiRoutes;
  readonly layout: ReferenceLayout;
  readonly urls: Urls;
  readonly messages: Messages;
  readonly requests: RequestFiles;
  readonly collections: readonly CollectionFile[];
}
