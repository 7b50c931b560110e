/** What scripts have to say to screen readers, such as "Copied". */
export function LiveRegion() {
  return <div className="visually-hidden" id="_status" role="status" />;
}
