/** Hidden names without secrets: files for web servers, and the store that pnpm links to. */
const publicNames = new Set(['.well-known', '.nojekyll', '.pnpm']);

const keyFile = /\.(?:pem|key|p8|p12|pfx|ppk|jks|keystore|kdbx)$/i;
const keyName = /^(?:id_(?:rsa|dsa|ecdsa|ed25519)(?!.*\.pub$)|_netrc$)/i;

/**
 * Returns why a file or folder with this name probably contains secrets; undefined if it does not.
 */
export function privateNameProblem(name: string): string | undefined {
  if (name.startsWith('.') && !publicNames.has(name)) return 'hidden files can hold secrets';
  if (isPrivateKeyName(name)) return 'it can hold a private key';
  return undefined;
}

export function isPrivateKeyName(name: string): boolean {
  return keyFile.test(name) || keyName.test(name);
}

const servedOrSecretName = /^\.(?:env(?:\..+)?|ht(?:access|passwd)|npmrc|netrc|pgpass|aws|ssh)$/i;

/**
 * Whether to report that a hidden file is left out: it contains secrets, or a web server would read
 * it.
 */
export function isSensitiveHiddenName(name: string): boolean {
  return servedOrSecretName.test(name);
}
