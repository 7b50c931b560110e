import type { SlotProps } from 'docsgen/theme';
import './HomeTop.css';

/** The hero of the home page. */
export function HomeTop({ page }: SlotProps) {
  const { homeUrl, tagline } = page.chrome;
  return (
    <section className="hero" aria-labelledby="hero-title">
      <p className="hero-title" id="hero-title">
        From your desk to orbit
      </p>
      <p>{tagline}</p>
      <p className="hero-actions">
        <a href={`${homeUrl}docs/start`}>Book a launch</a>
        <a href={`${homeUrl}docs/tracking`}>Follow a payload</a>
      </p>
    </section>
  );
}
