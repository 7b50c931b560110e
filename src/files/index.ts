export {
  docsFolder,
  frozenDocs,
  isInDocsFolder,
  mainProduct,
  productPrefix,
  siteFolder,
  translatedDocs,
} from './docs-folder.js';
export { type FileAccess, fileAccess } from './file-access.js';
export { FileGuard, type FileRefusal, isRefusal, maxTextBytes } from './file-guard.js';
export { isInside } from './is-inside.js';
export { moduleFolder, packageFolder } from './own-folders.js';
export { isPrivateKeyName, isSensitiveHiddenName, privateNameProblem } from './private-names.js';
export {
  kindProblem,
  maxFileBytes,
  readLinkedFile,
  readRegularFile,
  type Unreadable,
} from './regular-file.js';
export { isSystemError, systemProblem } from './system-problem.js';
