import type { Api, ApiTag, ApiTagGroup } from '../../../openapi/api/api.js';
import type { Operation } from '../../../openapi/api/operation.js';
import { uniqueIds } from '../../unique-ids.js';
import { slug } from '../page-state/slug.js';

/** Ids on the overview and on the page with all operations. The ids of operations are always their slugs. */
export class OverviewIds {
  readonly #operations: readonly string[];
  readonly #webhooks: ReadonlyMap<string, string>;
  readonly #tags: ReadonlyMap<string, string>;
  readonly #groups: ReadonlyMap<ApiTagGroup, string>;
  readonly #schemes: ReadonlyMap<string, string>;

  constructor(api: Api) {
    this.#operations = api.operations.map((operation) => operation.slug);
    const unique = uniqueIds(this.#operations);
    const tags = api.groups.flatMap((group) => group.tags);
    this.#webhooks = new Map(
      (api.webhooks ?? []).map((webhook) => [webhook.slug, unique(`webhook-${webhook.slug}`)]),
    );
    this.#tags = new Map(tags.map((tag) => [tag.slug, unique(`tag-${tag.slug}`)]));
    this.#groups = new Map(
      api.groups.map((group) => [
        group,
        unique(slug(group.implied ? 'other' : (group.name ?? 'operations')) || 'group'),
      ]),
    );
    this.#schemes = new Map(
      api.securitySchemes.map(({ name }) => [name, unique(`_scheme-${name}`)]),
    );
  }

  /** All of these ids. */
  get all(): readonly string[] {
    const maps = [this.#webhooks, this.#tags, this.#groups, this.#schemes];
    return [...this.#operations, ...maps.flatMap((map) => [...map.values()])];
  }

  operation({ slug: own }: Pick<Operation, 'slug'>): string {
    return own;
  }

  webhook({ slug: own }: Pick<Operation, 'slug'>): string {
    return this.#webhooks.get(own) ?? `webhook-${own}`;
  }

  tag({ slug: own }: Pick<ApiTag, 'slug'>): string {
    return this.#tags.get(own) ?? `tag-${own}`;
  }

  group(group: ApiTagGroup): string {
    return this.#groups.get(group) ?? 'group';
  }

  scheme(name: string): string {
    return this.#schemes.get(name) ?? `_scheme-${name}`;
  }
}
