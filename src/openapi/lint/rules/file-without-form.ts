import { asList } from '../../../json-schema/json.js';
import { defineRule } from '../rule.js';
import { parametersPointer, swaggerOperations } from '../swagger-parameters.js';

const form = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/;

/** A file is part of a form (OpenAPI Specification 2.0, section "Parameter Object"). */
export const fileWithoutForm = defineRule({
  id: 'openapi/file-without-form',
  form: 'original',
  check(description, report) {
    for (const operation of swaggerOperations(description)) {
      const file = operation.parameters.find((one) => one.type === 'file');
      const consumes = asList(operation.node.consumes ?? description.document.consumes);
      if (file === undefined || consumes.some((type) => form.test(String(type)))) continue;
      report(parametersPointer(operation), { name: String(file.name) }, { on: 'key' });
    }
  },
});
