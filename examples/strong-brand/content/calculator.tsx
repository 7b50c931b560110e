import { useState } from 'react';

interface Props {
  readonly pricePerKilogram: number;
}

/** Estimates the price of a payload. */
export default function Calculator({ pricePerKilogram }: Props) {
  const [mass, setMass] = useState(12);
  const price = (mass * pricePerKilogram).toLocaleString('en');
  return (
    <div className="calculator">
      <label htmlFor="mass">Mass of the payload</label>
      <input
        id="mass"
        type="range"
        min={1}
        max={200}
        value={mass}
        onChange={({ target }) => setMass(Number(target.value))}
      />
      <output htmlFor="mass">
        {mass} kg: <strong>{price} €</strong>
      </output>
    </div>
  );
}
