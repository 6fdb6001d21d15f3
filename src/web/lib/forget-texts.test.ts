import { beforeEach, expect, test } from 'vitest';
import { forgetTexts } from './forget-texts.ts';

const KEPT_HERE = ['manifold.draft.maya', 'manifold.persona.maya', 'manifold.persona.maya.p1', 'manifold.run.maya'];
const OTHERS = ['manifold.theme', 'manifold.signed-in', 'manifold.draft.mayaline', 'elsewhere.draft.maya'];

beforeEach(() => {
  for (const key of [...KEPT_HERE, ...OTHERS, 'manifold.unsaved.maya.o1']) {
    localStorage.setItem(key, 'text');
    sessionStorage.setItem(key, 'text');
  }
});

const keys = () => [...new Set([...Object.keys(localStorage), ...Object.keys(sessionStorage)])].toSorted();

test('whoever leaves takes drafts along; settings, other people and texts that could not be saved stay', () => {
  forgetTexts('maya');
  expect(keys()).toEqual([...OTHERS, 'manifold.unsaved.maya.o1'].toSorted());
});

test('with the account everything goes', () => {
  forgetTexts('maya', { everything: true });
  expect(keys()).toEqual(OTHERS.toSorted());
});

test('what a tab holds for itself stays there when another one left', () => {
  forgetTexts('maya', { storages: ['localStorage'] });
  expect(Object.keys(localStorage).toSorted()).toEqual([...OTHERS, 'manifold.unsaved.maya.o1'].toSorted());
  expect(Object.keys(sessionStorage)).toEqual(expect.arrayContaining(KEPT_HERE));
});
