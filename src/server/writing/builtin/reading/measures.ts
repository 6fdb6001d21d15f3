/** Things that people keep count of, as they write them; the singular and the plural where both are usual. */
export const MEASURES: readonly string[] = [
  // Selling.
  'churn, churn rate, retention, renewals, renewal rate, conversion, conversion rate',
  'sales, revenue, profit, profits, margin, margins, turnover, pipeline, win rate',
  'sign-ups, signups, upgrades, downgrades, referrals, repeat orders, repeat customers, orders',
  'basket size, refunds, discounts, bookings, reservations, no-shows, cancellations, footfall',
  'occupancy, market share',
  // Reach.
  'reply rate, reply rates, replies, open rate, open rates, click rate, click-through rate',
  'clicks, bounce rate, unsubscribes, unsubscribe rate, subscribers, followers, traffic, page views',
  'downloads, impressions, engagement, ratings, response rate, responses, watch time',
  // Money and effort.
  'cost, costs, budget, budgets, rent, wages, salary, salaries, fees, overtime',
  'workload, productivity, staffing, staff turnover, sick days, sick leave, savings, bills',
  'energy bill, electricity, fuel',
  // Service and operation.
  'support tickets, tickets, complaints, response time, response times, waiting time, waiting times',
  'waiting list, lead time, delivery time, delays, defects, errors, bugs',
  'rework, downtime, uptime, latency, load time, incidents, breaches, alerts, false alarms',
  'phishing clicks, outages, accidents, injuries, waste, leftovers, breakage, yield',
  'emissions, energy use, water use, test coverage',
  // People and places.
  'attendance, membership, donations, enrolment',
  'enrollment, applications, grades, test scores, dropouts, drop-out rate, turnout',
  'blood pressure, recovery time',
].flatMap((line) => line.split(', '));
