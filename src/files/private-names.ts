/** Hidden names that are meant for others: what hosts serve, and where pnpm keeps the packages that it links to. */
const publicNames = new Set(['.well-known', '.nojekyll', '.pnpm']);

const keyFile = /\.(?:pem|key|p8|p12|pfx|ppk|jks|keystore|kdbx)$/i;
const keyName = /^(?:id_(?:rsa|dsa|ecdsa|ed25519)(?!.*\.pub$)|_netrc$)/i;

/** Why a file or folder of this name is likely to hold secrets; undefined where it is not. */
export function privateNameProblem(name: string): string | undefined {
  if (name.startsWith('.') && !publicNames.has(name)) return 'hidden files can hold secrets';
  if (keyFile.test(name) || keyName.test(name)) return 'it can hold a private key';
  return undefined;
}

const servedOrSecretName = /^\.(?:env(?:\..+)?|ht(?:access|passwd)|npmrc|netrc|pgpass|aws|ssh)$/i;

/** Whether an author should know that a hidden file is left out: it holds secrets, or a server would read it. */
export function isMissedWhenHidden(name: string): boolean {
  return servedOrSecretName.test(name);
}
