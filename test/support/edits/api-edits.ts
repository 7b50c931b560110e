import { type Edit, type Editing, mendLater } from './edit.js';

const file = 'openapi/planets.yaml';

function description(edit: (text: string, step: number) => string): Edit {
  return ({ site, step }) => {
    if (!site.has(file)) return undefined;
    site.change(file, (text) => edit(text, step));
    return file;
  };
}

function broken(edit: (editing: Editing) => void): Edit {
  return (editing) => {
    if (!editing.site.has(file)) return undefined;
    mendLater(editing, file);
    edit(editing);
    return file;
  };
}

const operation = (step: number): string => `  /seen/${step}:
    get:
      operationId: seen${step}
      tags: [Planets]
      summary: Seen ${step}
      responses: { '200': { description: Yes. } }
`;

/** Edits of an API description. */
export const apiEdits: Readonly<Record<string, Edit>> = {
  'the title of the API': description((text, step) =>
    text.replace(/title: [^,]*/, `title: API ${step}`),
  ),
  'a text of the API': description((text, step) =>
    text.replace(/description: As in English[^}]*/, `description: As in English ${step}. `),
  ),
  'the name of a property': description((text, step) =>
    text.replace(/^( {8})(radius|size\d+):/m, `$1size${step}:`),
  ),
  'the summary of an operation': description((text, step) =>
    text.replace(/summary: List.*/, `summary: List planets ${step}`),
  ),
  'one more operation': description((text, step) =>
    text.replace(/^components:/m, `${operation(step)}components:`),
  ),
  'an operation less': description((text) => text.replace(/ {2}\/seen\/\d+:\n(?: {4}.*\n)+/, '')),
  'the name of an operation': broken(({ site, step }) =>
    site.change(file, (text) => text.replace('operationId: getPlanet', `operationId: get${step}`)),
  ),
  'the tag of the API': description((text, step) =>
    text.replace(/What goes round[^}]*/, `What goes round the sun, ${step} times. `),
  ),
  'a reference that leads nowhere': broken(({ site }) =>
    site.change(file, (text) => text.replace('schemas/Planet', 'schemas/Moon')),
  ),
  'YAML that is none': broken(({ site }) => site.change(file, (text) => `${text}\n  - {`)),
  'no description': broken(({ site }) => site.remove(file)),
};
