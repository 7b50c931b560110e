/** Where scripts put messages for screen readers, such as "Copied". */
export function LiveRegion() {
  return <div className="visually-hidden" id="_status" role="status" />;
}
