/** Where to go if the search finds nothing. */
export function SearchEmpty() {
  return (
    <p>
      Call <a href="tel:+15550100">mission control</a> instead.
    </p>
  );
}
