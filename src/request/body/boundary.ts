/** The boundary between parts that a media type says itself (RFC 2046, section 5.1.1). */
export function boundaryIn(type: string): string | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? [];
  return quoted ?? plain;
}

export function withBoundary(type: string, boundary: string): string {
  return boundaryIn(type) === undefined ? `${type}; boundary=${boundary}` : type;
}
