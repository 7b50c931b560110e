import type { HttpPart } from '../http-request.js';

/**
 * Returns the headers of a part (RFC 7578, section 4.2). Names are escaped as browsers do (HTML
 * Standard, section 4.10.22.7); an unnamed part has no name parameter.
 */
export function partHead({ name, content, type, headers }: HttpPart, boundary: string): string {
  const file = typeof content === 'string' ? undefined : content;
  const disposition = [
    name === '' ? undefined : `form-data; name="${escapeName(name)}"`,
    file && `${name === '' ? 'attachment; ' : ''}filename="${escapeName(file.name)}"`,
  ].filter((one) => one !== undefined);
  return [
    `--${boundary}`,
    ...(disposition.length > 0 ? [`Content-Disposition: ${disposition.join('; ')}`] : []),
    ...(type === undefined && file === undefined
      ? []
      : [`Content-Type: ${type ?? 'application/octet-stream'}`]),
    ...headers.map(([header, value]) => `${header}: ${value}`),
    '\r\n',
  ].join('\r\n');
}

function escapeName(name: string): string {
  return name.replace(/[\r\n"]/g, encodeURIComponent);
}
