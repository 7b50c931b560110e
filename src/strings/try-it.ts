import { answer } from './try-it/answer.js';
import { editor } from './try-it/editor.js';
import { form } from './try-it/form.js';
import { security } from './try-it/security.js';

/** What the island says that tries an operation. Loaded with it, but for the name of its button. */
export const tryIt = { ...form, ...security, ...editor, ...answer };
