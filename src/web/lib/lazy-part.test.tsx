import { cleanup, configure, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { lazyPart } from './lazy-part.ts';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

test('a part that did not come at first is asked for again', async () => {
  let asked = 0;
  const Part = lazyPart(async () => {
    asked += 1;
    if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>Here it is</p>;
  });
  render(
    <Suspense fallback="On its way">
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('On its way')).toBeDefined();
  expect(await screen.findByText('Here it is')).toBeDefined();
});
