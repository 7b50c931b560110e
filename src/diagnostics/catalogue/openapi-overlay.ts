import { defineDiagnostic } from '../define.js';

/** Diagnostics about overlays, which change API descriptions. */
export const openapiOverlayDiagnostics = {
  'openapi/invalid-overlay': defineDiagnostic<{ problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'A file in `openapi.overlays` is not a valid overlay (OpenAPI Overlay Specification 1.0 or 1.1), so its changes, or one of them, would be missing.',
    message: ({ problem }) => `The overlay is not valid: ${problem}.`,
  }),
  'openapi/invalid-json-path': defineDiagnostic<{ expression: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'A target of an overlay is not a JSONPath expression as RFC 9535 defines it. Names with other characters than letters, digits, underscores and hyphens are in brackets and quotes.',
    message: ({ expression }) => `${expression} is not a valid JSONPath expression.`,
  }),
  'openapi/incompatible-overlay': defineDiagnostic<{
    target: string;
    found: string;
    given: string;
  }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'An overlay merges an object, a list or a single value into a value of another kind. Overlay 1.1 does not allow it.',
    message: ({ target, found, given }) =>
      `${target === '' ? 'The description' : target} is ${found}; the overlay cannot merge ${given} into it.`,
    hint: () => 'remove the old value with an action of its own first',
  }),
  'openapi/unmatched-overlay': defineDiagnostic<{ expression: string }>({
    severity: 'warning',
    explanation:
      'An action of an overlay selects nothing, so it changes nothing. The description may have changed since the overlay was written.',
    message: ({ expression }) => `${expression} selects nothing in the description.`,
  }),
  'openapi/overlay-for-another': defineDiagnostic<{ extended: string; description: string }>({
    severity: 'warning',
    explanation:
      'The field `extends` of an overlay names another description than the one that the overlay is applied to.',
    message: ({ extended, description }) =>
      `The overlay is written for ${extended}, not for ${description}.`,
  }),
  'openapi/unknown-overlay-field': defineDiagnostic<{ key: string }>({
    severity: 'warning',
    explanation: 'An overlay has a field that its specification does not have.',
    message: ({ key }) => `${key} is not a field of an overlay.`,
  }),
};
