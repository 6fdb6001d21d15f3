import type { Area } from './picture-state.ts';
import { ACCOUNT_AREA } from './states/account.ts';
import { ASKED } from './states/asked.ts';
import { GROUNDS_AREA } from './states/grounds.ts';
import { HISTORY_AREA } from './states/history.ts';
import { LANGUAGES } from './states/languages.ts';
import { OUTPUT } from './states/output.ts';
import { PERSONAS } from './states/personas.ts';
import { PLAN } from './states/plan.ts';
import { PROGRESS } from './states/progress.ts';
import { RESEARCH } from './states/research.ts';
import { SETUP } from './states/setup.ts';
import { USAGE } from './states/usage.ts';
import { VISITOR } from './states/visitor.ts';

/** Every state that pictures are taken of. Another one is an entry in the file of its area. */
export const AREAS: readonly Area[] = [
  VISITOR,
  SETUP,
  PERSONAS,
  PROGRESS,
  ASKED,
  PLAN,
  OUTPUT,
  GROUNDS_AREA,
  RESEARCH,
  HISTORY_AREA,
  USAGE,
  ACCOUNT_AREA,
  LANGUAGES,
];
