import type { Api, Server } from '../../model/index.js';

/** What is known of a server's address. */
export interface KnownServer {
  /** Of an address that lies on it, the part before the path of an operation. */
  readonly prefix: RegExp;
  /** The address begins with a scheme, so that it is told apart from other hosts. */
  readonly isAbsolute: boolean;
  /** The host, its variables standing for anything; where there is one. */
  readonly host: RegExp | undefined;
  /** The path of the address alone: `/product`; empty where there is none. */
  readonly path: string;
}

/** The servers of all operations. */
export function serversOf({ servers, operations }: Api): readonly KnownServer[] {
  const all = [...servers, ...operations.flatMap((operation) => operation.servers)];
  const byUrl = new Map(all.map((server) => [server.url, server]));
  return [...byUrl.values()].map(knownServer);
}

function knownServer({ url, exampleUrl, variables }: Server): KnownServer {
  const [, scheme = '', host = '', rawPath = ''] =
    /^([a-z][a-z\d+.-]*:)?(?:\/\/([^/?#]*))?([^?#]*)/i.exec(exampleUrl) ?? [];
  const path = rawPath.replace(/\/+$/, '');
  const defaults = new Map(variables.map((variable) => [variable.name, variable.default]));
  const pattern = url
    .replace(/\/+$/, '')
    .split(/(\{[^{}]*\})/)
    .map((part) => {
      if (!/^\{.*\}$/.test(part)) return escaped(part);
      return (defaults.get(part.slice(1, -1)) ?? '').includes('/') ? '[^?#]+?' : '[^/?#]+';
    })
    .join('');
  return {
    prefix: new RegExp(`^${pattern}(?=[/?#]|$)`, 'i'),
    isAbsolute: scheme !== '' || host !== '',
    host: host === '' ? undefined : hostPattern(url, host),
    path: path.startsWith('/') ? path : '',
  };
}

function hostPattern(url: string, host: string): RegExp {
  const [, written = ''] = /^(?:[a-z][a-z\d+.-]*:)?\/\/([^/?#]*)/i.exec(url) ?? [];
  const pattern = (written || host)
    .split(/(\{[^{}]*\})/)
    .map((part) => (/^\{.*\}$/.test(part) ? '[^/?#]+' : escaped(part)))
    .join('');
  return new RegExp(`^${pattern}$`, 'i');
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
