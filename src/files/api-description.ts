const fieldInYaml = /^["']?(?:openapi|swagger)["']?\s*:\s*["']?\d+\.\d/m;
const fieldInJson = /"(?:openapi|swagger)"\s*:\s*"\d+\.\d/;

/**
 * Whether a YAML or JSON text is an API description: its root has the field `openapi` or `swagger`
 * with a version. JSON with a mistake counts, so that reading it reports the mistake.
 */
export function isApiDescription(text: string): boolean {
  const content = text.replace(/^\uFEFF/, '');
  if (!content.trimStart().startsWith('{')) return fieldInYaml.test(content);
  return fieldInJson.test(content) && hasFieldInRoot(content);
}

function hasFieldInRoot(json: string): boolean {
  try {
    const { openapi, swagger }: Readonly<Record<string, unknown>> = JSON.parse(json);
    return typeof openapi === 'string' || typeof swagger === 'string';
  } catch {
    return true;
  }
}
