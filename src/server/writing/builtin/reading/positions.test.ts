import { describe, expect, it } from 'vitest';
import { offersWork, tellsHoursOrPay } from './positions.ts';

describe('people wanted', () => {
  it.each([
    'Baker (m/f/d) for the night shift',
    'Kitchen helper wanted, 20 hours a week',
    'We are hiring',
    'Coordinator for volunteers (m/f/d)',
    'Looking for someone who can sew',
    'Part-time help in the shop wanted',
  ])('for paid work: %j', (topic) => {
    expect(offersWork(topic)).toBe(true);
  });

  it.each([
    'New singers for the church choir',
    'Volunteers wanted, two hours a week',
    'Someone to sing alto in our choir',
    'Call for papers',
    'Blood donors wanted',
    'Summer party for employees',
    'Workshop on part-time work',
    'Volunteer drivers needed from October',
  ])('for nothing but the joy of it: %j', (topic) => {
    expect(offersWork(topic)).toBe(false);
  });
});

it('knows hours and pay from what else a place of work has', () => {
  expect(tellsHoursOrPay('20 hrs, Mon-Thu 1pm - 6pm, fridays OFF')).toBe(true);
  expect(tellsHoursOrPay('pay: band S8a, so ca 1.640 gross')).toBe(true);
  expect(tellsHoursOrPay('garden, own kitchen, we cook ourselves')).toBe(false);
  expect(tellsHoursOrPay('18 children, ages 3-6')).toBe(false);
});
