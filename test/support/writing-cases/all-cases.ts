import { HOSTILE_CASES } from './hostile.ts';
import { LANGUAGE_CASES } from './languages.ts';
import { OWN_MATERIAL_CASES } from './own-material.ts';
import { SOURCED_CASES } from './sourced.ts';
import { UNSOURCED_CASES } from './without-sources.ts';
import type { WritingCase } from './writing-case.ts';

export const WRITING_CASES: readonly WritingCase[] = [
  ...SOURCED_CASES,
  ...OWN_MATERIAL_CASES,
  ...UNSOURCED_CASES,
  ...LANGUAGE_CASES,
  ...HOSTILE_CASES,
];
