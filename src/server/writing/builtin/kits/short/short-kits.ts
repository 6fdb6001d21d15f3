import type { Angle } from '../../angles/angle.ts';
import type { ShortKit } from './short-kit.ts';
import { contrast } from './contrast.ts';
import { figure } from './figure.ts';
import { list } from './list.ts';
import { question } from './question.ts';
import { story } from './story.ts';

export const SHORT_KITS: Readonly<Record<Angle, ShortKit>> = { question, contrast, list, story, figure };
