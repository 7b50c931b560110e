import { defineBlock } from 'docsgen';
import * as z from 'zod';
import './LaunchSteps.css';

const hours = { booked: 72, fueled: 6, launched: 0 };

/** How far a launch is: `:::launch-steps{reached=fueled}`. */
export default defineBlock({
  attributes: z.object({ reached: z.enum(['booked', 'fueled', 'launched']) }),
  component: ({ reached, children }) => (
    <section className="launch-steps">
      <ol>
        {Object.entries(hours).map(([step, left]) => (
          <li key={step} className={left < hours[reached] ? 'launch-step-later' : undefined}>
            <strong>{step}</strong> {left === 0 ? 'lift-off' : `${left} hours before`}
          </li>
        ))}
      </ol>
      {children}
    </section>
  ),
});
