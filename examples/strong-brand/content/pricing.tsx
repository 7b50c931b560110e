import Calculator from './calculator.js' with { island: 'visible' };
import './pricing.css';

export const frontMatter = {
  title: 'Prices',
  description: 'What a launch costs, by mass and orbit.',
};

const plans = [
  {
    name: 'Shared',
    price: '4,900 €',
    unit: 'per kilogram',
    points: ['Low Earth orbit', 'A slot every month', 'Position once a second'],
  },
  {
    name: 'Dedicated',
    price: '2.1 M €',
    unit: 'per launch',
    points: ['Any orbit', 'Your date', 'The whole fairing'],
  },
  {
    name: 'Return',
    price: '9,400 €',
    unit: 'per kilogram',
    points: ['Up and back', 'Landing within 20 km', 'Cold chain'],
  },
];

/** The price list. */
export default function Pricing() {
  return (
    <>
      <header className="pricing-header">
        <h1>Pay for the mass, not for the rocket</h1>
        <p>
          A booking holds your slot for a week. <a href="docs/start.md">Book a launch</a> from the
          command line.
        </p>
      </header>
      <section aria-labelledby="plans">
        <h2 className="visually-hidden" id="plans">
          Plans
        </h2>
        <ul className="plans">
          {plans.map(({ name, price, unit, points }) => (
            <li key={name} className="plan">
              <h3>{name}</h3>
              <p className="plan-price">
                <strong>{price}</strong> {unit}
              </p>
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      <section className="estimate" aria-labelledby="estimate">
        <h2 id="estimate">Your launch</h2>
        <Calculator pricePerKilogram={4900} />
      </section>
    </>
  );
}
