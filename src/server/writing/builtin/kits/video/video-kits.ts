import type { Angle } from '../../angles/angle.ts';
import type { VideoKit } from './video-kit.ts';
import { contrast } from './contrast.ts';
import { figure } from './figure.ts';
import { list } from './list.ts';
import { question } from './question.ts';
import { story } from './story.ts';

export const VIDEO_KITS: Readonly<Record<Angle, VideoKit>> = { question, contrast, list, story, figure };
