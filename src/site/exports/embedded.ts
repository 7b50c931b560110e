import { type PolicyNeeds, urlOrigin } from './content-security-policy.js';

const media = /\.(mp4|m4v|webm|ogv|mov|mp3|m4a|ogg|oga|opus|wav|flac|aac|vtt)(?=$|[?#])/i;

/** Returns the Content-Security-Policy sources for the images, audio and video at these URLs. */
export function embeddedNeeds(addresses: Iterable<string>): Pick<PolicyNeeds, 'images' | 'media'> {
  const all = [...addresses];
  const played = all.filter((address) => media.test(address));
  const origins = (of: readonly string[]): string[] =>
    of.flatMap((address) => urlOrigin(address) ?? []);
  return {
    images: origins(all.filter((address) => !media.test(address))),
    media: played.length === 0 ? undefined : origins(played),
  };
}
