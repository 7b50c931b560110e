import './HeaderTop.css';

/** The name of the company above every page. */
export function HeaderTop() {
  return (
    <aside className="company" aria-label="Company">
      Orbit Ltd · internal
    </aside>
  );
}
