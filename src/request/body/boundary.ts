const parameter = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i;

/** Returns the multipart boundary that a media type declares (RFC 2046, section 5.1.1). */
export function boundaryIn(type: string): string | undefined {
  const [, quoted, plain] = parameter.exec(type) ?? [];
  return quoted ?? plain;
}

export function withBoundary(type: string, boundary: string): string {
  return boundaryIn(type) === undefined ? `${type}; boundary=${boundary}` : type;
}

export function withoutBoundary(type: string): string {
  return type.replace(parameter, '');
}
