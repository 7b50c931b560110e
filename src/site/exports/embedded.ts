import { type PolicyNeeds, urlOrigin } from './policy.js';

const media = /\.(mp4|m4v|webm|ogv|mov|mp3|m4a|ogg|oga|opus|wav|flac|aac|vtt)(?=$|[?#])/i;

/** What a policy must allow for the images, sounds and films at these addresses to be shown. */
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
