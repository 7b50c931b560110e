import { capitalized } from '../../text/words.js';
import type { PageLink } from '../page-props/page-link.js';

/** Networks for which a user name is enough, with the URL prefix of a profile. */
const networks: Readonly<Record<string, { readonly label: string; readonly url: string }>> = {
  bluesky: { label: 'Bluesky', url: 'https://bsky.app/profile/' },
  github: { label: 'GitHub', url: 'https://github.com/' },
  instagram: { label: 'Instagram', url: 'https://www.instagram.com/' },
  linkedin: { label: 'LinkedIn', url: 'https://www.linkedin.com/in/' },
  mastodon: { label: 'Mastodon', url: 'https://mastodon.social/' },
  stackoverflow: { label: 'Stack Overflow', url: 'https://stackoverflow.com/users/' },
  threads: { label: 'Threads', url: 'https://www.threads.net/@' },
  twitch: { label: 'Twitch', url: 'https://twitch.tv/' },
  twitter: { label: 'Twitter', url: 'https://twitter.com/' },
  x: { label: 'X', url: 'https://x.com/' },
  youtube: { label: 'YouTube', url: 'https://youtube.com/' },
};

const address = /^(https?:\/\/|mailto:)/i;

/** Returns links to an author's profiles. Unknown networks need an absolute URL and are skipped without one. */
export function profileLinks(
  socials: Readonly<Record<string, string>>,
  email: string | undefined,
): PageLink[] {
  const links = Object.entries(socials).flatMap(([name, written]): PageLink[] => {
    const network = networks[name.toLowerCase()];
    const label = network?.label ?? capitalized(name);
    if (address.test(written)) return [{ label, url: written }];
    return network ? [{ label, url: network.url + written.replace(/^\//, '') }] : [];
  });
  return email === undefined ? links : [...links, { label: email, url: `mailto:${email}` }];
}
