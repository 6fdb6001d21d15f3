const words = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(', '));

/** Things that people keep records of, as they write them; the singular and the plural where both are usual. */
export const RECORDED: readonly string[] = words(
  // Selling.
  'churn, churn rate, retention, renewals, renewal rate, conversion, conversion rate',
  'sales, revenue, turnover, win rate',
  'sign-ups, signups, upgrades, downgrades, referrals, repeat orders, orders',
  'basket size, refunds, bookings, reservations, no-shows, cancellations, footfall',
  'occupancy',
  // Reach.
  'reply rate, reply rates, replies, open rate, open rates, click rate, click-through rate',
  'clicks, bounce rate, unsubscribes, unsubscribe rate, subscribers, followers, traffic, page views',
  'downloads, impressions, response rate, responses, watch time',
  // Effort.
  'overtime, staff turnover, sick days, sick leave, energy bill, electricity, fuel',
  // Service and operation.
  'support tickets, tickets, complaints, response time, response times, waiting time, waiting times',
  'lead time, delivery time, delays, defects, downtime, uptime, latency, load time',
  'incidents, alerts, false alarms, phishing clicks, outages, accidents, injuries, leftovers, breakage, yield',
  'emissions, energy use, water use, test coverage',
  // People and places.
  'attendance, membership, donations, enrolment',
  'enrollment, applications, grades, test scores, dropouts, drop-out rate, turnout',
);

/** Things that have a figure, which not everybody can look up at home. */
const SPOKEN_OF: readonly string[] = words(
  'profit, profits, margin, margins, pipeline, discounts, repeat customers, market share, engagement, ratings',
  'cost, costs, budget, budgets, rent, wages, salary, salaries, fees, workload, productivity, staffing, savings, bills',
  'waiting list, errors, bugs, rework, breaches, waste, blood pressure, recovery time',
);

/** Whatever a sentence on figures is likely to count. */
export const MEASURES: readonly string[] = [...RECORDED, ...SPOKEN_OF];
