import { expect, it } from 'vitest';
import { writingCase } from '../../../../../test/support/writing-cases/writing-case.ts';
import { findGaps } from '../../../../core/formats/layout/gaps.ts';
import { ANGLE_NAMES } from '../angles/angle.ts';
import { layDesk } from '../desk.ts';
import { placesFor } from '../lines/places-for.ts';
import { listSection } from './list-section.ts';

function listOn(topic: string, variant = 1) {
  const { assignment } = writingCase('list', { topic });
  const desk = layDesk(assignment, { format: 'Blog Post', variant, angle: ANGLE_NAMES.list, claimIds: [] });
  return listSection(desk, placesFor(desk, 0));
}

it.each([
  ['3 ways to use old bread', 3],
  ['7 ways to use old bread', 7],
  ['Five mistakes of new beekeepers', 5],
  ['My top 12 garden tools', 12],
])('a list has as many places as its topic promises: %s', (topic, points) => {
  const [section] = listOn(topic);
  const lines = section?.body.split('\n') ?? [];
  expect(lines.map((line) => Number.parseInt(line, 10))).toEqual(lines.map((_, at) => at + 1));
  expect(lines).toHaveLength(points);
  const gaps = lines.flatMap((line) => findGaps(line).map(({ what }) => what));
  expect(new Set(gaps).size).toBe(points);
});

it('without a number it has four', () => {
  expect(listOn('How to store old bread')[0]?.body.split('\n')).toHaveLength(4);
});

it('names the steps of a how-to so', () => {
  expect(listOn('How to store old bread')[0]?.heading).toBe('Step by step');
  expect(listOn('7 ways to use old bread')[0]?.heading).toBe('The list');
});

it.each(['Old bread', 'Why does bread go stale?', 'Rye or wheat'])('no other topic gets a list: %s', (topic) => {
  expect(listOn(topic)).toEqual([]);
});
