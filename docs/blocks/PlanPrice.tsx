import { defineBlock } from 'docsgen';
import * as z from 'zod';
import './PlanPrice.css';

const prices = { free: '€0', team: '€12' };

export default defineBlock({
  attributes: z.object({
    plan: z.enum(['free', 'team']),
    seats: z.number().int().default(1),
  }),
  component: ({ plan, seats, children, inline }) =>
    inline ? (
      <span>
        {children} ({prices[plan]} a month)
      </span>
    ) : (
      <section className="plan-price">
        <p className="plan-price-amount">
          {prices[plan]} <small>a month for {seats === 1 ? 'one person' : `${seats} people`}</small>
        </p>
        {children}
      </section>
    ),
});
