import type { Angle } from '../../angles/angle.ts';
import type { DescriptionsKit } from './descriptions-kit.ts';
import { contrast } from './contrast.ts';
import { figure } from './figure.ts';
import { list } from './list.ts';
import { question } from './question.ts';
import { story } from './story.ts';

export const DESCRIPTIONS_KITS: Readonly<Record<Angle, DescriptionsKit>> = { question, contrast, list, story, figure };
