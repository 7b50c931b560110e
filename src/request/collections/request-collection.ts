import type { HttpRequest } from '../http-request.js';

/** All requests of an API, as clients import them. */
export interface RequestCollection {
  readonly title: string;
  readonly version: string;
  readonly description?: string | undefined;
  readonly groups: readonly RequestGroup[];
}

/** The requests of a tag. */
interface RequestGroup {
  readonly name: string;
  readonly description?: string | undefined;
  readonly requests: readonly CollectedRequest[];
}

interface UnsentParameter {
  readonly name: string;
  /** Its example; empty if it has none that fits on a line. */
  readonly value: string;
  readonly description?: string | undefined;
}

interface PathParameter {
  /** Type of its schema: `string`. */
  readonly type: string;
  readonly description?: string | undefined;
}

export interface CollectedRequest {
  readonly name: string;
  /** Letters, digits and hyphens; unique in the collection. */
  readonly id: string;
  readonly description?: string | undefined;
  readonly request: HttpRequest;
  /** Optional parameters of the query that the request does not send; clients list them as switched off. */
  readonly unsentQuery: readonly UnsentParameter[];
  /** Parameters of the path, by name. */
  readonly pathParameters: ReadonlyMap<string, PathParameter>;
  /** URL of its server, which the URL of the request begins with. */
  readonly server: string;
}
