import * as z from 'zod';
import { description } from './description.js';

/** Options of one API description and its reference. */
export interface ApiOptions extends z.output<typeof description> {
  readonly id: string;
  /** Begins with a slash and does not end with one. */
  readonly route: string;
  /** Whether it is an entry of a list. */
  readonly isListed: boolean;
  /** Its key path in the configuration: `['openapi', 1]`. */
  readonly keyPath: readonly (string | number)[];
}

/** Schema of `openapi`: none, one or several descriptions; the output is always a list. */
export const openapiSchema = z
  .union([z.literal(false), description, z.array(description)])
  .prefault({})
  .superRefine((written, context) => {
    if (!Array.isArray(written)) {
      if (written !== false && isTwofold(written)) {
        context.addIssue({ code: 'custom', path: ['url'], message: twofold });
      }
      return;
    }
    for (const [index, one] of written.entries()) {
      if (!isTwofold(one)) continue;
      context.addIssue({ code: 'custom', path: [index, 'url'], message: twofold });
    }
    if (written.length === 0) {
      const message = 'the list is empty; write false for a site without a reference';
      context.addIssue({ code: 'custom', message });
    }
    const all = writtenOptions(written);
    for (const { keys, message } of [...withoutFile(all), ...clashes(all)]) {
      context.addIssue({ code: 'custom', path: [...keys], message });
    }
  })
  .transform(writtenOptions);

type One = z.output<typeof description>;
type Written = false | One | readonly One[];

const twofold = 'a description has either a path or a url';

function isTwofold({ path, url }: One): boolean {
  return path !== undefined && url !== undefined;
}

function writtenOptions(written: Written): readonly ApiOptions[] {
  if (written === false) return [];
  if (!isList(written)) {
    const { id = 'api', route = 'api' } = written;
    const keyPath = ['openapi'];
    return [{ ...written, id, route: normalizeRoute(route), isListed: false, keyPath }];
  }
  return written.map((one, index) => {
    const id = one.id ?? pathName(one.path ?? one.url ?? '');
    const route = normalizeRoute(one.route ?? `api/${id}`);
    return { ...one, id, route, isListed: true, keyPath: ['openapi', index] };
  });
}

function isList(written: Exclude<Written, false>): written is readonly One[] {
  return Array.isArray(written);
}

/** `openapi/billing.yaml` → `billing` */
function pathName(path: string): string {
  const [name = ''] = path
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(-1);
  return name.replace(/\.[^.]*$/, '').replace(/[^\w-]+/g, '-') || 'api';
}

function normalizeRoute(route: string): string {
  return `/${route.replace(/^\/+|\/+$/g, '')}`;
}

interface Problem {
  readonly keys: readonly (string | number)[];
  readonly message: string;
}

/**
 * Reports list entries without a file, because only a single description can be found
 * automatically.
 */
function withoutFile(all: readonly ApiOptions[]): readonly Problem[] {
  return all.flatMap(({ path, url }, index) =>
    path === undefined && url === undefined
      ? [{ keys: [index, 'path'], message: 'the file of the description is missing' }]
      : [],
  );
}

/** Reports descriptions with the same id or with overlapping routes. */
function clashes(all: readonly ApiOptions[]): readonly Problem[] {
  return all.flatMap(({ id, route }, index) => {
    const before = all.slice(0, index);
    const same = before.findIndex((other) => lower(other.id) === lower(id));
    const sameId = before[same]?.id;
    const near = before.findIndex(
      (other) => isWithin(route, other.route) || isWithin(other.route, route),
    );
    const other = before[near]?.route;
    return [
      ...(sameId === undefined
        ? []
        : [{ keys: [index, 'id'], message: `openapi[${same}] has the id ${sameId}, too` }]),
      ...(other === undefined
        ? []
        : [{ keys: [index, 'route'], message: overlap(route, other, near) }]),
    ];
  });
}

function overlap(route: string, other: string, index: number): string {
  if (lower(route) === lower(other)) return `openapi[${index}] has the route ${route}, too`;
  return isWithin(route, other)
    ? `${route} is inside ${other}, the route of openapi[${index}]`
    : `${other}, the route of openapi[${index}], is inside ${route}`;
}

/** Ignores case, as some file systems do. */
function isWithin(route: string, folder: string): boolean {
  return `${lower(route)}/`.startsWith(`${lower(folder)}/`);
}

function lower(text: string): string {
  return text.toLowerCase();
}
