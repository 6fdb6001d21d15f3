import { expect, it } from 'vitest';
import { createBodyMemory } from './body-memory.ts';

const LIMITS = { perCaller: 100, inAll: 150 };

it('holds what has arrived of a caller’s bodies, and refuses what is too much for the caller or for all', () => {
  const memory = createBodyMemory(LIMITS);
  const first = memory.hold('ada');
  first.add(60);
  first.add(30);
  expect(() => memory.hold('ada').add(20)).toThrow(expect.objectContaining({ code: 'too_many_requests' }));
  const other = memory.hold('bob');
  other.add(50);
  expect(() => other.add(20)).toThrow(expect.objectContaining({ code: 'unavailable', retryAfter: 5 }));
});

it('gives back what a request held, once however often it is asked to', () => {
  const memory = createBodyMemory(LIMITS);
  const [held, kept] = [memory.hold('ada'), memory.hold('ada')];
  held.add(60);
  kept.add(40);
  held.release();
  held.release();
  expect(() => memory.hold('ada').add(61)).toThrow('too much at once');
  memory.hold('ada').add(60);
});
