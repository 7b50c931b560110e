export function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}

export function withSlash(route: string): string {
  return /^[a-z]+:/i.test(route) ? route : `/${route.replace(/^\/+/, '')}`;
}
