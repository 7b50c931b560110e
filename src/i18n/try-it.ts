import { answer } from './try-it/answer.js';
import { editor } from './try-it/editor.js';
import { failure } from './try-it/failure.js';
import { form } from './try-it/form.js';
import { security } from './try-it/security.js';
import { sending } from './try-it/sending.js';
import { token } from './try-it/token.js';

/** What the island says that tries an operation. Loaded with it, but for the name of its button. */
export const tryIt = {
  ...form,
  ...security,
  ...token,
  ...editor,
  ...sending,
  ...answer,
  ...failure,
};
