import type { Chrome } from 'docsgen/theme';
import './Brand.css';

interface Props {
  readonly chrome: Chrome;
}

/** Logo and title, linked to the home page. */
export function Brand({ chrome: { logo, siteTitle, homeUrl } }: Props) {
  const size = { width: logo?.width, height: logo?.height };
  // Loaded only if visible: of the two logos, the colour mode hides one.
  const loading = logo?.srcDark === undefined ? undefined : 'lazy';
  return (
    <a className="brand" href={homeUrl}>
      {logo && (
        <img
          {...size}
          loading={loading}
          className={logo.srcDark === undefined ? 'brand-logo' : 'brand-logo brand-logo-light'}
          src={logo.src}
          alt={logo.alt}
        />
      )}
      {logo?.srcDark !== undefined && (
        <img
          {...size}
          loading={loading}
          className="brand-logo brand-logo-dark"
          src={logo.srcDark}
          alt={logo.alt}
        />
      )}
      {siteTitle !== '' && <span className="brand-title">{siteTitle}</span>}
    </a>
  );
}
