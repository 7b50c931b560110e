import './ArticleBottom.css';

/** Where to ask, below every page. */
export function ArticleBottom() {
  return (
    <p className="ask">
      Stuck? Call <a href="tel:+15550100">mission control</a>, day and night.
    </p>
  );
}
